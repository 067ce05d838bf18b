/** Large documents, written piece by piece: neither a test nor what it tests holds them. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pageObjects } from './raw';

const PIECE = 1_000_000;

/** A document of three pages, which say "Page N", and of these megabytes of other data, which the first page refers to. */
export async function writeLargePdf(file: string, megabytes: number): Promise<void> {
	await pipeline(Readable.from(pieces(megabytes)), createWriteStream(file));
}

function* pieces(megabytes: number): Generator<Buffer> {
	const objects = pageObjects(3, { pages: { 1: '/PieceInfo<</Data<</Private 60 0 R>>>>' } });
	const rows: string[] = ['0 1\n0000000000 65535 f \n'];
	let at = 0;
	const piece = (content: Buffer): Buffer => {
		at += content.length;
		return content;
	};
	const row = (number: number) => void rows.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
	yield piece(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));
	for (const [number, object] of Object.entries(objects)) {
		row(Number(number));
		const body =
			typeof object === 'string' ? object : `<<${object[0]}/Length ${object[1].length}>>\nstream\n${object[1]}\nendstream`;
		yield piece(Buffer.from(`${number} 0 obj\n${body}\nendobj\n`));
	}
	row(60);
	yield piece(Buffer.from(`60 0 obj\n<</Length ${megabytes * PIECE}>>\nstream\n`));
	const data = Buffer.alloc(PIECE);
	for (let index = 0; index < PIECE; index++) data[index] = (index * 2654435761) >>> 24;
	for (let count = 0; count < megabytes; count++) yield piece(data);
	yield piece(Buffer.from('\nendstream\nendobj\n'));
	yield Buffer.from(`xref\n${rows.join('')}trailer\n<</Size 61/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`);
}
