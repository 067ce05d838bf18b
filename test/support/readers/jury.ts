/** The readers for a group of tests, which look at bytes instead of files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readers, type DrawingReader, type Reader, type Seen, type Wish } from '.';
import { asks } from '../judges/needs';
import { sampled } from '../sample';
import type { Picture } from './pictures';

export interface Jury {
	/** Those that draw, of the readers that are there; in `npm test`, two of them that the seed chooses for each group of tests. */
	readonly drawing: readonly DrawingReader[];
	look(reader: Reader, bytes: Uint8Array, wish?: Wish): Promise<Seen>;
	/** The first page as all readers draw it that are installed, or those two. */
	pictures(bytes: Uint8Array, dpi?: number): Promise<[DrawingReader, Picture][]>;
}

/** To be called inside `describe`: the readers end with its tests. `isWhole`: cases are about single readers, so all are asked. */
export function assembleJury({ isWhole = false } = {}): Jury {
	asks('qpdf', 'poppler', 'mutool');
	const readers = new Readers();
	const drawing = isWhole ? readers.drawing() : sampled(readers.drawing(), 2);
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-jury-'));
	const file = path.join(folder, 'document.pdf');
	afterAll(() => {
		readers.stop();
		rmSync(folder, { recursive: true, force: true });
	});
	const look: Jury['look'] = (reader, bytes, wish = {}) => {
		writeFileSync(file, bytes);
		return readers.look(reader, file, wish);
	};
	return {
		drawing,
		look,
		async pictures(bytes, dpi = 72) {
			const drawn: [DrawingReader, Picture][] = [];
			for (const reader of drawing) {
				const { pictures } = await look(reader, bytes, { first: 1, last: 1, size: { dpi } });
				expect(pictures).toHaveLength(1);
				drawn.push([reader, pictures[0]!]);
			}
			return drawn;
		},
	};
}

/** The color of the pixel nearest to a point, from the upper left corner. */
export function colorAt({ width, rgb }: Picture, x: number, y: number): [number, number, number] {
	const at = (Math.floor(y) * width + Math.floor(x)) * 3;
	return [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!];
}
