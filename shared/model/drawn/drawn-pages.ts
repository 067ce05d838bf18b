/** On which part of pages something is drawn, annotations and fields included (docs/semantics.md, §30.2). */
import type { PdfDocument } from '../../pdf/document';
import { normalAppearance } from '../annotation/appearance';
import { boxWithoutAppearance } from '../comments/missing-appearances';
import { movedBox, viewerSize, type Box } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { shownAnnotations } from '../interpreter/appearances';
import { displayMatrix } from '../interpreter/display';
import { PageContentReader } from '../interpreter/page-content';
import { Layers } from '../layers/layers';
import { PaintedArea } from './painted-area';

/** Lengths from the sides of the page as displayed, in points. */
export interface Margins {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** The cost of an annotation, see `Pace`; numbers of its drawing count themselves. */
const ANNOTATION_COST = 1000;

export class DrawnPages {
	private readonly contents: PageContentReader;
	private readonly layers: Layers;

	constructor(private readonly document: PdfDocument) {
		this.contents = new PageContentReader(document);
		this.layers = new Layers(document);
	}

	/** The empty margins of the page at `index`, counted from 0; undefined if nothing is drawn on it. */
	async margins(index: number): Promise<Margins | undefined> {
		const { document, layers } = this;
		const geometry = geometryOf(document, index);
		const size = viewerSize(geometry);
		const [width, height] = [size.width * geometry.userUnit, size.height * geometry.userUnit];
		const area = new PaintedArea(document, [0, 0, width, height]);
		await this.contents.read(index, area, area);
		for (const annotation of await shownAnnotations(document, index, layers)) {
			const box = normalAppearance(document, annotation) ? undefined : boxWithoutAppearance(document, annotation);
			if (box) area.covers(movedBox(displayMatrix(geometry), box));
			const due = document.job.pace.step(ANNOTATION_COST);
			if (due) await due;
		}
		return area.box && marginsAround(area.box, width, height);
	}
}

/** The vertical axis points down. */
const marginsAround = ([left, top, right, bottom]: Box, width: number, height: number): Margins => ({
	left,
	right: width - right,
	top,
	bottom: height - bottom,
});
