/**
 * Documents on their way through a region. They are never in memory: an input is read while it is sent, and an answer goes to a
 * temporary file while it arrives, from which the next step sends it or which becomes the result.
 */
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdtemp, open, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Document, DocumentSource } from '../../shared/contract/backend';
import type { AnswerLimit, Body, Store } from '../../shared/remote';
import { systemCode } from '../messages/log';
import type { Places } from '../disk/places';
import { cannotWrite } from '../disk/write';
import { LFS_POINTER, refusePointer } from '../disk/lfs-pointer';
import { notOpened, type Holding } from '../jobs/holding';

export interface StreamedDocument extends DocumentSource {
	/** Absolute path. */
	readonly file: string;
	/** Whether it is a temporary file of ours. */
	readonly isTemporary: boolean;
}

export class Streamed implements Holding<StreamedDocument>, Store<StreamedDocument> {
	private folder: Promise<string> | undefined;
	private serial = 0;

	constructor(private readonly places: Places) {}

	readonly read = async (source: string): Promise<StreamedDocument> => {
		const file = path.resolve(this.places.workspace, source);
		const handle = await open(file).catch((thrown: unknown) => {
			throw notOpened(thrown);
		});
		try {
			const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(LFS_POINTER.length), position: 0 });
			refusePointer(buffer.subarray(0, bytesRead));
			return streamDocument(path.posix.basename(source), file, (await handle.stat()).size, false);
		} finally {
			await handle.close();
		}
	};

	readonly sizeOf = ({ size }: StreamedDocument): number => size;

	readonly write = async ({ file, isTemporary }: StreamedDocument, target: string): Promise<void> => {
		if (!isTemporary) return await copyFile(file, target, constants.COPYFILE_EXCL);
		await rename(file, target).catch(async (thrown: unknown) => {
			// RUNNER_TEMP may be on another disk than the workspace.
			if (systemCode(thrown) !== 'EXDEV') throw thrown;
			await copyFile(file, target, constants.COPYFILE_EXCL);
		});
	};

	readonly release = async (documents: readonly StreamedDocument[]): Promise<void> => {
		const temporary = documents.filter(({ isTemporary }) => isTemporary);
		// A result that has been written is no longer there under this name.
		await Promise.all(temporary.map(({ file }) => unlink(file).catch(() => undefined)));
	};

	readonly close = async (): Promise<void> => {
		if (this.folder) await rm(await this.folder, { recursive: true, force: true, maxRetries: 3 });
	};

	readonly keep = (name: string, body: Body, _signal: unknown, limit: AnswerLimit): Promise<StreamedDocument> =>
		this.toFile(name, limit.bounded(body));

	readonly put = ({ name, bytes }: Document): Promise<StreamedDocument> => this.toFile(name, inOnePiece(bytes));

	private async toFile(name: string, body: Body): Promise<StreamedDocument> {
		const file = path.join(await this.temporaryFolder(), `${++this.serial}.pdf`);
		let size = 0;
		const answer = { isBroken: false };
		const arriving = async function* () {
			try {
				for await (const piece of body) {
					size += piece.length;
					yield piece;
				}
			} catch (thrown) {
				answer.isBroken = true;
				throw thrown;
			}
		};
		try {
			await writeFile(file, arriving(), { flag: 'wx' });
		} catch (thrown) {
			await unlink(file).catch(() => undefined);
			throw answer.isBroken ? thrown : cannotWrite(file, thrown);
		}
		return streamDocument(name, file, size, true);
	}

	private temporaryFolder(): Promise<string> {
		const parent = this.places.temporary ?? tmpdir();
		return (this.folder ??= mkdtemp(path.join(parent, 'octavo-')).catch((thrown: unknown) => {
			throw cannotWrite(parent, thrown);
		}));
	}
}

export const loadDocument = async ({ name, file }: StreamedDocument): Promise<Document> => ({
	name,
	bytes: await readFile(file),
});

const streamDocument = (name: string, file: string, size: number, isTemporary: boolean): StreamedDocument => ({
	name,
	file,
	size,
	isTemporary,
	async *open() {
		try {
			yield* createReadStream(file) as AsyncIterable<Uint8Array>;
		} catch (thrown) {
			throw notOpened(thrown);
		}
	},
});

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
	yield bytes;
}
