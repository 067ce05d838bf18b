/** Folders for documents that are on no disk: standard input, and results that are printed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OctavoError } from '../shared/contract/errors';
import { reasonOf } from '../runs/disk/write';
import { makeUndoable } from '../runs/jobs/signals';

export interface TemporaryFolder {
	readonly folder: string;
	readonly remove: () => void;
}

/** It is removed at the end of the process, if not before. @throws OctavoError `configuration` */
export function makeTemporaryFolder(): TemporaryFolder {
	const { made: folder, remove } = makeUndoable(attemptToMake, (made) => {
		rmSync(made, { recursive: true, force: true });
		process.removeListener('exit', remove);
	});
	process.on('exit', remove);
	return { folder, remove };
}

function attemptToMake(): string {
	try {
		return mkdtempSync(path.join(tmpdir(), 'octavo-'));
	} catch (thrown) {
		throw new OctavoError('configuration', `No temporary folder can be made in '${tmpdir()}': ${reasonOf(thrown)}`, {
			advice: 'Name another folder in the variable TMPDIR',
			cause: thrown,
		});
	}
}
