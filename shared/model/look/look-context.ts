/** Shared by all readers of a document's looks: findings about its fonts, images, colors and patterns. */
import type { PdfDocument } from '../../pdf/document';
import type { Value } from '../../pdf/syntax/values';
import type { ReadingFont } from '../font/reading/reading-font';
import { PageCharacters } from '../interpreter/page-characters';
import { Decoder } from '../interpreter/decoder';
import { Layers } from '../layers/layers';
import { Colors } from './colors';
import { GlyphShapes, type FontShapes } from './glyph-shapes';
import { ImageIds } from './image-ids';
import { ValueIds } from './value-ids';

/** Patterns and soft masks that are remembered. */
const MOST_KNOWN = 10_000;

export class LookContext {
	readonly decoder: Decoder;
	readonly layers: Layers;
	readonly values: ValueIds;
	readonly images: ImageIds;
	readonly colors: Colors;
	/** Of the page at hand. */
	characters: PageCharacters;
	private readonly shapes: GlyphShapes;
	private readonly fonts = new Map<ReadingFont, Value | undefined>();
	private readonly known = new Map<string, string>();

	constructor(readonly document: PdfDocument) {
		this.decoder = new Decoder(document);
		this.characters = new PageCharacters(document.job);
		this.layers = new Layers(document);
		this.values = new ValueIds(document);
		this.images = new ImageIds(document, this.values);
		this.colors = new Colors(document, this.values);
		this.shapes = new GlyphShapes(document);
	}

	/** The resource that a font was read from. */
	remember(font: ReadingFont, find: () => Value | undefined): void {
		if (!this.fonts.has(font)) this.fonts.set(font, find());
	}

	shapesOf(font: ReadingFont): FontShapes {
		return this.shapes.of(font, this.fonts.get(font));
	}

	/** The text that `find` gives for `key`, found once. */
	async once(key: string, find: () => Promise<string>): Promise<string> {
		const known = this.known.get(key);
		if (known !== undefined) return known;
		const found = await find();
		if (this.known.size < MOST_KNOWN) this.known.set(key, found);
		return found;
	}
}
