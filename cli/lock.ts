/** A lock, so that two runs of one job do not meet. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { OctavoError } from '../shared/contract/errors';
import { systemCode } from '../runs/messages/log';

/**
 * Takes the lock of a job file. A lock that a process of this machine left when it died is taken over.
 *
 * @returns how it is given back.
 * @throws OctavoError `configuration` if another run holds it.
 */
export function takeLock(jobFile: string): () => void {
	const file = `${jobFile}.lock`;
	for (const isFirst of [true, false]) {
		try {
			const handle = openSync(file, 'wx', 0o600);
			writeSync(handle, `${process.pid} ${hostname()}\n`);
			closeSync(handle);
			return () => rmSync(file, { force: true });
		} catch (thrown) {
			if (systemCode(thrown) !== 'EEXIST')
				throw new OctavoError('configuration', `'${file}' cannot be made (${systemCode(thrown)})`, { cause: thrown });
			if (isFirst && isLeftBehind(file)) rmSync(file, { force: true });
			else break;
		}
	}
	throw new OctavoError('configuration', 'Another run of this job is at work', {
		advice: `If that is not so, remove '${file}'`,
	});
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
