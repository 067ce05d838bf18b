/** Results that go to standard output, in the order of the inputs. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../shared/contract/errors';
import { cannotWrite, type Result, type Writer } from '../runs/disk/write';
import { makeTemporaryFolder } from './temporary-folder';
import { harmless, type Terminal } from './terminal';

/** Keeps results until their turn has come, in place of files. Each path has one result. */
export class PrintedResults implements Pick<Writer, 'write' | 'close'> {
	private readonly waiting = new Map<string, Buffer>();
	private readonly temporary = makeTemporaryFolder();
	private serial = 0;

	readonly write = async (results: readonly Result[]): Promise<void> => {
		for (const { path: named, write } of results) {
			const file = path.join(this.temporary.folder, `${++this.serial}`);
			await write(file).catch((thrown: unknown) => {
				throw thrown instanceof OctavoError ? thrown : cannotWrite(file, thrown);
			});
			this.waiting.set(named, readFileSync(file));
			rmSync(file);
		}
	};

	readonly close = (): Promise<void> => {
		this.temporary.remove();
		return Promise.resolve();
	};

	/** The result of a path. */
	take(named: string): Buffer | undefined {
		const bytes = this.waiting.get(named);
		this.waiting.delete(named);
		return bytes;
	}
}

/** The line above one of several texts, as `head` writes it. */
export const headOf = (name: string): string => `==> ${harmless(name)} <==\n`;

/** @throws OctavoError if a person would read the bytes of a document. */
export function refusePerson({ isPersonReading }: Terminal): void {
	if (isPersonReading)
		throw new OctavoError('configuration', 'The result is not a text, and standard output is the screen', {
			advice: 'Name a file: -o result.pdf. Or send it to a program: … | other-program',
		});
}
