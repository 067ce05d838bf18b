/** How documents are held on their way through the steps: as bytes for work on the runner, as files for a region (streamed.ts). */
import path from 'node:path';
import type { Document } from '../../shared/contract/backend';
import { OctavoError } from '../../shared/contract/errors';
import { systemCode } from '../messages/log';
import { readWhole, writeNew } from '../disk/calls';
import { refusePointer } from '../disk/lfs-pointer';

export interface Holding<D> {
	/** An input, by its path as steps write it. @throws OctavoError */
	readonly read: (source: string) => Promise<D>;
	readonly sizeOf: (document: D) => number;
	/** Writes a new file with the content of a result, which is not used any more. */
	readonly write: (document: D, file: string) => Promise<void>;
	/** Called when a job is over, with everything that it held. */
	readonly release: (documents: readonly D[]) => Promise<void>;
}

export const inMemory = (workspace: string): Holding<Document> => ({
	read: (source) => readInput(source, workspace),
	sizeOf: ({ bytes }) => bytes.length,
	write: ({ bytes }, file) => writeNew(file, bytes),
	release: async () => undefined,
});

/** @throws OctavoError */
export async function readInput(source: string, workspace: string): Promise<Document> {
	const bytes = await readWhole(path.resolve(workspace, source)).catch((thrown: unknown) => {
		// Node reads at most 2 GiB at once, which is also the engine's limit.
		if (systemCode(thrown) === 'ERR_FS_FILE_TOO_LARGE')
			throw new OctavoError('limit_exceeded', 'The file is larger than 2 GB, the most that can be processed', {
				advice: 'Split the document where it is made',
				cause: thrown,
			});
		throw notOpened(thrown);
	});
	refusePointer(bytes);
	return { name: path.posix.basename(source), bytes };
}

export const notOpened = (thrown: unknown): OctavoError =>
	new OctavoError('unreadable_document', `The file could not be opened (${systemCode(thrown)})`, { cause: thrown });
