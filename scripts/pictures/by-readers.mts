/** The first page of a result, drawn by poppler for a document; and how far four readers differ on it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../test/support/judges/tools';
import { drawing, Readers } from '../../test/support/readers';
import { difference, type Picture } from '../../test/support/readers/pictures';

/** Draws the page into the PNG file `target`, and prints how far the readers differ. */
export async function drawByReaders(bytes: Uint8Array, target: string): Promise<string> {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-page-'));
	const readers = new Readers();
	try {
		const file = path.join(folder, 'page.pdf');
		writeFileSync(file, bytes);
		run('pdftoppm', ['-r', '110', '-png', '-singlefile', file, target.replace(/\.png$/, '')]);
		const drawn = new Map<string, Picture>();
		for (const reader of drawing) {
			const [page] = (await readers.look(reader, file, { size: { dpi: 110 }, last: 1 })).pictures;
			if (page) drawn.set(reader, page);
		}
		for (const [one, picture] of drawn)
			for (const [other, against] of drawn)
				if (one < other)
					console.log(`${one} and ${other} differ in ${(difference(picture, against, 96) * 100).toFixed(2)} % of the pixels`);
	} finally {
		readers.stop();
		rmSync(folder, { recursive: true, force: true });
	}
	return target;
}
