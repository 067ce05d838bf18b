/** Whether a cross-reference tells the truth. */
import { bodyAfter, readHeader } from '../syntax/characters';
import type { PdfDocument } from '../document';
import { scanFile } from './file-scan';
import { FREE, COMPRESSED, UNCOMPRESSED, type ObjectTable } from './xref';

/** Objects checked between two looks at the clock. */
const STRIDE = 1024;

/**
 * Checks every entry against the header that it points to, and mends the table where the object stands elsewhere. False
 * when the catalog cannot be found that way.
 */
export async function verify(document: PdfDocument): Promise<boolean> {
	const { table, bytes, job, catalogNumber } = document;
	const wrong: number[] = [];
	for (let start = 0; start < table.size; start += STRIDE) {
		check(document, start, Math.min(start + STRIDE, table.size), wrong);
		const due = job.pace.step(STRIDE * 20);
		if (due) await due;
	}
	if (wrong.length > 0) {
		document.suspect = true;
		mend(document, wrong, (await scanFile(bytes, job)).table);
	}
	// What stands in no object stream of the file, or in one that claims to stand in another, stands nowhere.
	for (let number = 0; number < table.size; number++) {
		if (table.kind[number] === COMPRESSED && table.kind[table.place[number]!] !== UNCOMPRESSED) table.set(number, FREE, 0, 0);
	}
	return table.kind[catalogNumber] === UNCOMPRESSED || table.kind[catalogNumber] === COMPRESSED;
}

function check(document: PdfDocument, from: number, to: number, wrong: number[]): void {
	const { table, bytes, bodies } = document;
	for (let number = from; number < to; number++) {
		if (table.kind[number] !== UNCOMPRESSED) continue;
		const body = bodyAfter(bytes, table.place[number]!, number, table.detail[number]!);
		if (body >= 0) {
			bodies[number] = body;
			// That generation is only for what is never used again (7.5.4), and readers may leave it out.
			if (table.detail[number] === 65_535) document.suspect = true;
			continue;
		}
		const header = readHeader(bytes, table.place[number]!, bytes.length);
		if (header?.number === number) {
			bodies[number] = header.body;
			table.place[number] = header.start;
			table.detail[number] = header.generation;
		} else wrong.push(number);
	}
}

function mend({ table, bytes, bodies }: PdfDocument, wrong: readonly number[], scanned: ObjectTable): void {
	for (const number of wrong) {
		const known = number < scanned.size && scanned.kind[number] === UNCOMPRESSED;
		const found = known ? readHeader(bytes, scanned.place[number]!, bytes.length) : undefined;
		if (found?.number === number) {
			table.set(number, UNCOMPRESSED, found.start, found.generation);
			bodies[number] = found.body;
		} else table.set(number, FREE, 0, 0);
	}
}
