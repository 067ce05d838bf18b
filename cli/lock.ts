/** A lock, so that two runs of one job do not meet. */
import { constants, copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { OctavoError } from '../shared/contract/errors';
import { reasonOf } from '../runs/disk/write';
import { makeUndoable } from '../runs/jobs/signals';
import { systemCode } from '../runs/messages/log';

/**
 * Takes the lock of a job file. A signal gives it back, and a lock that a process of this machine left when it died is taken over.
 *
 * @returns how it is given back.
 * @throws OctavoError `configuration` if another run holds it.
 */
export function takeLock(jobFile: string): () => void {
	const file = `${jobFile}.lock`;
	for (const isFirst of [true, false]) {
		try {
			return makeUndoable(
				() => makeLock(file),
				() => rmSync(file, { force: true }),
			).remove;
		} catch (thrown) {
			if (systemCode(thrown) !== 'EEXIST')
				throw new OctavoError('configuration', `'${file}' cannot be made: ${reasonOf(thrown)}`, { cause: thrown });
			if (!isFirst || !isLeftBehind(file) || !removeLeftBehind(file)) break;
		}
	}
	throw new OctavoError('configuration', 'Another run of this job is at work', {
		advice: `If that is not so, remove '${file}'`,
	});
}

/** A disk that is full leaves no lock that says nothing. */
function makeLock(file: string): void {
	try {
		writeFileSync(file, `${process.pid} ${hostname()}\n`, { mode: 0o600, flag: 'wx' });
	} catch (thrown) {
		if (systemCode(thrown) === 'ENOSPC' || systemCode(thrown) === 'EDQUOT') rmSync(file, { force: true });
		throw thrown;
	}
}

/** Of two runs that find the same lock, one may have taken it over when the other removes it: that one gives it back. */
function removeLeftBehind(file: string): boolean {
	const own = `${file}.${process.pid}`;
	try {
		renameSync(file, own);
		if (isLeftBehind(own)) return true;
		copyFileSync(own, file, constants.COPYFILE_EXCL);
		return false;
	} catch {
		// The other run has removed it.
		return true;
	} finally {
		rmSync(own, { force: true });
	}
}

/** In a container each process is the first of its machine: a lock with our number is that of one that was killed. */
function isLeftBehind(file: string): boolean {
	try {
		const [, id, machine] = /^(\d+) (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
		return id !== undefined && machine === hostname() && (Number(id) === process.pid || !isRunning(Number(id)));
	} catch {
		return false;
	}
}

function isRunning(id: number): boolean {
	try {
		process.kill(id, 0);
		return true;
	} catch (thrown) {
		return systemCode(thrown) === 'EPERM';
	}
}
