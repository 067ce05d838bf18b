/** All that a page shows: its content, and the appearances of its annotations and fields. */
import type { PdfDocument } from '../../pdf/document';
import { multiply } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { Layers } from '../layers/layers';
import type { FragmentBuilder } from './fragments/fragment-builder';
import { displayMatrix } from './display';
import { appearancesOf } from './content/appearances';
import { ContentReader } from './content/content-reader';
import { Decoder } from './content/decoder';
import type { PaintObserver } from './content/paint-observer';
import { Scope } from './content/scope';

export class PageContentReader {
	private readonly layers: Layers;
	private readonly decoder: Decoder;

	constructor(private readonly document: PdfDocument) {
		this.layers = new Layers(document);
		this.decoder = new Decoder(document);
	}

	/** Reads the page at `index`, counted from 0. `target` is given points from the upper left corner of the page as displayed. */
	async read(index: number, target: FragmentBuilder | PaintObserver): Promise<void> {
		const { document, decoder, layers } = this;
		const geometry = geometryOf(document, index);
		const matrix = displayMatrix(geometry);
		const reader = new ContentReader(document, decoder, target, layers);
		const scope = new Scope(document, document.dict(document.pages.attribute(index, 'Resources')));
		await reader.page(await decoder.page(index), scope, matrix);
		for (const placement of appearancesOf(document, index, geometry.rotation, layers))
			await reader.form(placement.form, this.defaults(), multiply(placement.matrix, matrix));
	}

	/** Appearances of fields take what they lack from the form (ISO 32000-2, 12.7.4.3). */
	private defaults(): Scope {
		const { document } = this;
		return new Scope(document, document.dict(document.dict(document.catalog.get('AcroForm'))?.get('DR')));
	}
}
