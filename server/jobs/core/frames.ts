/** Requests and answers as bytes: the length of a header in four bytes, the header as JSON, and the contents one after the other. */
import type { Part } from '../../http/body';
import { PieceReader } from './pieces';

/** An answer, with all its headers. */
export interface StoredAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | number>>;
	readonly pieces: readonly Uint8Array[];
}

type Listed = Omit<Part, 'bytes'> & { readonly length: number };

export const frameParts = (parts: readonly Part[]): Uint8Array[] => {
	const listed = parts.map(({ name, fileName, bytes }): Listed => ({ name, fileName, length: bytes.length }));
	return [headerOf(listed), ...parts.map(({ bytes }) => bytes)];
};

/** Each part in a separate piece of memory, so that it can be transferred. */
export async function partsIn(pieces: readonly Uint8Array[]): Promise<Part[]> {
	const reader = new PieceReader(pieces);
	const listed = (await readHeader(reader)) as readonly Listed[];
	const parts: Part[] = [];
	for (const { name, fileName, length } of listed) parts.push({ name, fileName, bytes: await reader.take(length) });
	return parts;
}

export const frameAnswer = ({ status, headers, pieces }: StoredAnswer): Uint8Array[] => [
	headerOf({ status, headers }),
	...pieces,
];

export async function answerIn(pieces: readonly Uint8Array[]): Promise<StoredAnswer> {
	const reader = new PieceReader(pieces);
	const about = (await readHeader(reader)) as Omit<StoredAnswer, 'pieces'>;
	return { ...about, pieces: reader.rest() };
}

function headerOf(about: unknown): Uint8Array {
	const text = Buffer.from(JSON.stringify(about), 'utf8');
	const length = Buffer.alloc(4);
	length.writeUInt32BE(text.length);
	return Buffer.concat([length, text]);
}

async function readHeader(reader: PieceReader): Promise<unknown> {
	const length = Buffer.from((await reader.take(4)).buffer).readUInt32BE();
	return JSON.parse(Buffer.from((await reader.take(length)).buffer).toString('utf8')) as unknown;
}
