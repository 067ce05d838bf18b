/** The resources that content names (ISO 32000-2, 7.8.3), looked up while it is read. */
import type { PdfDocument } from '../../pdf/document';
import type { Dict, Value } from '../../pdf/syntax/values';
import { MISSING_FONT } from '../font/reading/missing-font';
import { readingFont, type ReadingFont } from '../font/reading/reading-font';

type Category = 'Font' | 'XObject' | 'Properties' | 'ExtGState' | 'ColorSpace' | 'Pattern' | 'Shading';

export class Scope {
	private readonly fonts = new Map<string, ReadingFont>();

	constructor(
		private readonly document: PdfDocument,
		private readonly resources: Dict | undefined,
		/** Of the content that draws this content: readers look there for resources that are lacking here. */
		private readonly outer?: Scope,
	) {}

	/** The resource, unresolved. */
	find(category: Category, name: string): Value | undefined {
		return this.document.dict(this.resources?.get(category))?.get(name) ?? this.outer?.find(category, name);
	}

	properties(): Dict | undefined {
		return this.document.dict(this.resources?.get('Properties')) ?? this.outer?.properties();
	}

	/** The font if it was loaded before; null if it is still to be loaded. */
	loaded(name: string): ReadingFont | null {
		return this.fonts.get(name) ?? null;
	}

	async load(name: string): Promise<ReadingFont> {
		const font = await fontOf(this.document, this.find('Font', name));
		this.fonts.set(name, font);
		return font;
	}
}

/** The font, or the one in place of a missing font. */
export async function fontOf(document: PdfDocument, value: Value | undefined): Promise<ReadingFont> {
	return value !== undefined && document.dict(value) ? readingFont(document, value) : MISSING_FONT;
}
