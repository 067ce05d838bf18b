/** Which font a field is drawn with (docs/semantics.md, D32): its own where that has the glyphs, else one that we embed. */
import type { PdfDocument } from '../../pdf/document';
import { claimsOf, type ArchiveClaim } from '../metadata/claims';
import { type Dict, Ref, Stream, type Value } from '../../pdf/syntax/values';
import { mayTurn } from '../font/shaping/bidi';
import { needsShaping } from '../font/shaping/characters';
import type { FormModel, Widget } from './form-model';
import { compositeFont } from '../font/composite-font';
import { isEmbedded } from '../font/embedding';
import type { EmbeddedTypeface } from '../font/embedded-typeface';
import type { FontFile } from '../font/font-file';
import type { NamedFont } from '../font/mixed-font';
import { simpleFont, standardFont, standardName } from '../font/simple-font';
import type { TextFont } from '../font/text-font';

export interface Selected extends NamedFont {
	/** Characters that no font has: boxes take their place. */
	readonly missing: readonly string[];
}

export class FieldFonts {
	private readonly known = new Map<Value, TextFont | undefined>();
	private readonly byNumber = new Map<number, TextFont | undefined>();
	/** Standard fonts in WinAnsiEncoding, by name. */
	private readonly encodedFonts = new Map<string, TextFont>();
	private helvetica: TextFont | undefined;
	private typeface: EmbeddedTypeface | undefined;
	private given: EmbeddedTypeface | undefined;
	/** PDF/A allows embedded fonts only. */
	private embeddedOnly: boolean | undefined;
	private claim: ArchiveClaim | undefined;
	private readonly defaults: Dict | undefined;

	constructor(
		private readonly document: PdfDocument,
		private readonly model: FormModel,
		/** A font of the user, for characters that the font of a field lacks. */
		private readonly file: FontFile | undefined,
	) {
		this.defaults = document.dict(document.dict(model.form?.dict.get('DR'))?.get('Font'));
	}

	/** A font that has every character of `text`, or several that have most. */
	async select(widget: Widget, name: string | undefined, text: string): Promise<Selected> {
		if (this.embeddedOnly === undefined) this.claim = (await claimsOf(this.document)).archive;
		this.embeddedOnly = this.claim !== undefined;
		const own = await this.own(widget, name);
		const isAllowed = own.usable && (!this.embeddedOnly || own.embedded || text === '');
		const encoded = this.embeddedOnly ? undefined : this.encoded(widget, name);
		const fonts = [isAllowed ? own.font : undefined, encoded].flatMap((font) => (font ? [{ font, name: own.name }] : []));
		const whole = needsShaping(text) || mayTurn(text) ? () => false : ({ font }: NamedFont) => font.covers(text);
		const first = fonts.find(whole);
		if (first) return { ...first, missing: [] };
		const further = await this.further();
		const second = further.find(whole);
		if (second) return { ...second, missing: [] };
		const { MixedFont } = await import('../font/mixed-font');
		const font = new MixedFont(text, [...fonts.slice(-1), ...further], further.at(-1)!);
		return { font, name: font.base.name, missing: font.missing };
	}

	/** Writes the fonts that were embedded, with the glyphs in use. */
	async finish(): Promise<void> {
		const listsGlyphs = this.claim?.part === 1;
		await this.given?.embed(listsGlyphs);
		await this.typeface?.embed(listsGlyphs);
	}

	/** The fonts that we can embed: that of the user first. */
	private async further(): Promise<NamedFont[]> {
		const { EmbeddedTypeface } = await import('../font/embedded-typeface');
		if (this.file) this.given ??= await EmbeddedTypeface.open(this.document, this.file);
		this.typeface ??= await EmbeddedTypeface.open(this.document);
		const given = this.given ? [{ font: this.given, name: 'OctavoFont' }] : [];
		return [...given, { font: this.typeface, name: 'NotoSans' }];
	}

	private async own(widget: Widget, name = ''): Promise<NamedFont & { usable: boolean; embedded: boolean }> {
		const value = this.find(widget, name);
		if (value === undefined) return { font: this.standard(), name: 'Helv', usable: true, embedded: false };
		const font = await this.open(value);
		const embedded = isEmbedded(this.document, this.document.dict(value)!);
		// Names with characters that would have to be escaped are rare, and so are those of our own fonts.
		const plain = /^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(name) ? name : 'F0';
		return { font: font ?? this.standard(), name: plain, usable: font !== undefined, embedded };
	}

	/** The font resource of this name: of the form, or of the appearance that the widget has. */
	private find(widget: Widget, name: string): Value | undefined {
		const { document } = this;
		if (name === '') return undefined;
		const local = document.dict(document.dict(this.model.inherited(widget.node, 'DR'))?.get('Font'));
		const normal = document.resolve(document.dict(widget.dict.get('AP'))?.get('N'));
		const appearance =
			normal instanceof Stream ? document.dict(document.dict(normal.dict.get('Resources'))?.get('Font')) : undefined;
		for (const fonts of [local, this.defaults, appearance]) {
			const value = fonts?.get(name);
			if (value !== undefined && document.dict(value)) return value;
		}
		return undefined;
	}

	private async open(value: Value): Promise<TextFont | undefined> {
		const seen = value instanceof Ref ? this.byNumber.has(value.number) : this.known.has(value);
		if (seen) return value instanceof Ref ? this.byNumber.get(value.number) : this.known.get(value);
		const font = this.document.dict(value);
		let opened: TextFont | undefined;
		try {
			opened = font && (simpleFont(this.document, value, font) ?? (await compositeFont(this.document, value, font)));
		} catch (thrown) {
			// A font whose parts cannot be decoded draws nothing.
			if (!isUnreadable(thrown)) throw thrown;
		}
		if (value instanceof Ref) this.byNumber.set(value.number, opened);
		else this.known.set(value, opened);
		return opened;
	}

	private standard(): TextFont {
		return (this.helvetica ??= standardFont(this.document));
	}

	/** The same standard font with more of its characters: the form's own encoding may lack letters that the font has. */
	private encoded(widget: Widget, name = ''): TextFont | undefined {
		const value = this.find(widget, name);
		const font = value === undefined ? undefined : this.document.dict(value);
		const standard = font && standardName(this.document, font);
		if (standard === undefined) return undefined;
		let encoded = this.encodedFonts.get(standard);
		if (!encoded) this.encodedFonts.set(standard, (encoded = standardFont(this.document, standard)));
		return encoded;
	}
}

const isUnreadable = (thrown: unknown): boolean =>
	thrown instanceof Error && 'code' in thrown && thrown.code === 'unreadable_document';
