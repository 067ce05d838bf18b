/** Results that go to standard output, in the order of the inputs. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OctavoError } from '../shared/contract/errors';
import type { Result, Writer } from '../runs/disk/write';
import { harmless, type Terminal } from './terminal';

/** Keeps results until their turn has come, in place of files. Each path has one result. */
export class PrintedResults implements Pick<Writer, 'write' | 'close'> {
	private readonly waiting = new Map<string, Buffer>();
	private readonly folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	private serial = 0;

	readonly write = async (results: readonly Result[]): Promise<void> => {
		for (const { path: named, write } of results) {
			const file = path.join(this.folder, `${++this.serial}`);
			await write(file);
			this.waiting.set(named, readFileSync(file));
			rmSync(file);
		}
	};

	readonly close = (): Promise<void> => {
		rmSync(this.folder, { recursive: true, force: true });
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
