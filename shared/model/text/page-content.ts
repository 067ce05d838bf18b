/** All that a page shows: its content, and the appearances of its annotations and fields. */
import type { PdfDocument } from '../../pdf/document';
import { multiply } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { Layers } from '../layers/layers';
import { FragmentBuilder } from './fragments/fragment-builder';
import { displayMatrix } from './display';
import { appearancesOf, defaultResources } from './content/appearances';
import { ContentReader } from './content/content-reader';
import { Decoder } from './content/decoder';
import type { Observer, PaintObserver } from './content/paint-observer';
import { GlyphWriter } from './content/glyph-writer';
import { Scope } from './content/scope';
import { initialState } from './content/text-state';

export class PageContentReader {
	private readonly layers: Layers;
	private readonly decoder: Decoder;

	constructor(private readonly document: PdfDocument) {
		this.layers = new Layers(document);
		this.decoder = new Decoder(document);
	}

	/**
	 * Reads the page at `index`, counted from 0. `target` is given points from the upper left corner of the page as displayed; an
	 * observer beside it is told of everything but text.
	 */
	async read(index: number, target: FragmentBuilder | PaintObserver, beside?: Observer): Promise<void> {
		const { document, decoder, layers } = this;
		const geometry = geometryOf(document, index);
		const matrix = displayMatrix(geometry);
		const observer = target instanceof FragmentBuilder ? beside : target;
		const reader = new ContentReader(document, decoder, new GlyphWriter(target), layers, { operators: 0 }, observer);
		const scope = new Scope(document, document.dict(document.pages.attribute(index, 'Resources')));
		await reader.page(await decoder.page(index), scope, initialState(matrix));
		for (const placement of appearancesOf(document, index, geometry.rotation, layers))
			await reader.form(placement.form, defaultResources(document), initialState(multiply(placement.matrix, matrix)));
	}
}
