/** How much of pages is covered by images (docs/semantics.md, D67). */
import type { PdfDocument } from '../../pdf/document';
import { movedBox, sharedArea, viewerSize } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { PageContentReader } from '../interpreter/page-content';
import type { TextState } from '../interpreter/text-state';
import { PaintedArea, UNIT } from './painted-area';

export class ImagePages {
	private readonly contents: PageContentReader;

	constructor(private readonly document: PdfDocument) {
		this.contents = new PageContentReader(document);
	}

	/** The share of the visible page at `index`, counted from 0, that images cover together: from 0 to 1. */
	async share(index: number): Promise<number> {
		const geometry = geometryOf(this.document, index);
		const { width, height } = viewerSize(geometry);
		const cover = new ImageCover(this.document, [0, 0, width * geometry.userUnit, height * geometry.userUnit]);
		await this.contents.read(index, cover, cover);
		return cover.share;
	}
}

/** Points of a page in each direction that are looked at: as many as a number of 32 bits has. */
const POINTS = 32;

/** Images count where they show within the boxes around clipping paths, and twice nowhere. */
class ImageCover extends PaintedArea {
	/** For each row of points, those that an image covers. */
	private readonly rows = new Uint32Array(POINTS);

	get share(): number {
		return this.rows.reduce((sum, row) => sum + countBits(row), 0) / POINTS ** 2;
	}

	override glyph(): void {}

	override image(state: TextState): void {
		const shown = sharedArea(movedBox(state.matrix, UNIT), this.paintOf(state).clip);
		if (!shown) return;
		const [left, top, right, bottom] = shown;
		const [firstColumn, lastColumn] = this.pointsIn(left, right, 0);
		const [firstRow, lastRow] = this.pointsIn(top, bottom, 1);
		if (lastColumn < firstColumn) return;
		const columns = (2 ** (lastColumn - firstColumn + 1) - 1) * 2 ** firstColumn;
		for (let row = firstRow; row <= lastRow; row++) this.rows[row]! |= columns;
	}

	/** The first and the last point from one length to another; `axis` 0 is across the page, and 1 down. */
	private pointsIn(from: number, to: number, axis: 0 | 1): readonly [number, number] {
		const start = this.page[axis];
		const step = (this.page[axis + 2]! - start) / POINTS;
		const first = Math.ceil((from - start) / step - 0.5);
		const last = Math.ceil((to - start) / step - 0.5) - 1;
		return [Math.max(first, 0), Math.min(last, POINTS - 1)];
	}
}

function countBits(bits: number): number {
	let count = 0;
	for (let left = bits; left !== 0; left &= left - 1) count++;
	return count;
}
