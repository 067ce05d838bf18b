/** Inputs and results as files of one folder, which several instances may share. */
import { randomBytes } from 'node:crypto';
import { open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Blobs } from '../core/port';
import { inSteps } from '../core/pieces';

const PIECE = 4 * 1024 ** 2;
/** Files that are not written yet. */
const UNFINISHED = 'unfinished-';
/** Milliseconds after which such a file was left by a process that ended. */
const ABANDONED = 3_600_000;

export class DiskBlobs implements Blobs {
	private constructor(private readonly folder: string) {}

	/** @throws Error if files cannot be written there */
	static async in(folder: string): Promise<DiskBlobs> {
		const blobs = new DiskBlobs(path.resolve(folder));
		const name = `try.${randomBytes(8).toString('hex')}`;
		await blobs.put(name, [Buffer.from(name)]);
		await blobs.delete(name);
		return blobs;
	}

	readonly put: Blobs['put'] = async (name, pieces) => {
		const unfinished = path.join(this.folder, `${UNFINISHED}${randomBytes(8).toString('hex')}`);
		try {
			const file = await open(unfinished, 'wx', 0o600);
			try {
				for await (const piece of inSteps(pieces)) await file.writeFile(piece);
				// The client is told that its request is kept, so it is kept if the machine fails.
				await file.datasync();
			} finally {
				await file.close();
			}
			await rename(unfinished, this.placeOf(name));
		} catch (thrown) {
			await rm(unfinished, { force: true });
			throw thrown;
		}
	};

	readonly get: Blobs['get'] = async (name) => {
		const file = await open(this.placeOf(name)).catch(absent);
		if (!file) return undefined;
		try {
			const { size } = await file.stat();
			const pieces: Uint8Array[] = [];
			for (let at = 0; at < size;) {
				const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(PIECE, size - at)), 0, null, at);
				if (bytesRead === 0) break;
				pieces.push(buffer.subarray(0, bytesRead));
				at += bytesRead;
			}
			return pieces;
		} finally {
			await file.close();
		}
	};

	readonly delete: Blobs['delete'] = (name) => rm(this.placeOf(name), { force: true });

	readonly list: Blobs['list'] = async function* (this: DiskBlobs) {
		for await (const { name } of await opendir(this.folder)) {
			const known = await stat(path.join(this.folder, name)).catch(absent);
			if (!known?.isFile()) continue;
			const [bytes, at] = [known.size, known.mtimeMs];
			if (!/^unfinished-[0-9a-f]{16}$/.test(name)) yield { name, bytes, at };
			else if (Date.now() - at > ABANDONED) await rm(path.join(this.folder, name), { force: true });
		}
	}.bind(this);

	private placeOf(name: string): string {
		return path.join(this.folder, path.basename(name));
	}
}

function absent(thrown: unknown): undefined {
	if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
}
