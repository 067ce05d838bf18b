/**
 * How pages look, each as two short texts: what its content draws, and its annotations. Two pages with the same texts draw the same
 * (docs/semantics.md, D55).
 */
import type { PdfDocument } from '../../pdf/document';
import { isName, type Dict } from '../../pdf/syntax/values';
import { multiply, viewerSize } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { appearancesOf, defaultResources } from '../interpreter/appearances';
import { displayMatrix } from '../interpreter/display';
import type { TextBox } from '../interpreter/frame';
import { PageCharacters } from '../interpreter/page-characters';
import { Scope } from '../interpreter/scope';
import { Digest } from './digest';
import { LookContext } from './look-context';
import { LookReader } from './look-reader';
import { initialLook } from './look-state';

export interface Look {
	readonly content: string;
	readonly annotations: string;
}

/** Entries of annotations that are seen (ISO 32000-2, 12.5): not their dates, names and destinations. */
const SEEN = 'Subtype Rect F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS'.split(' ');
/** Links and fields are compared by their targets and values elsewhere; here only by how they are drawn. */
const DRAWN = 'Subtype Rect F QuadPoints C BS Border OC AS'.split(' ');

export class PageLooks {
	private readonly context: LookContext;

	constructor(private readonly document: PdfDocument) {
		this.context = new LookContext(document);
	}

	/** The look of the page at `index`, counted from 0. Glyphs that begin in one of the boxes `ignored` do not count. */
	async page(index: number, ignored: readonly TextBox[] = []): Promise<Look> {
		const { document, context } = this;
		context.characters = new PageCharacters(document.job);
		const geometry = geometryOf(document, index);
		const matrix = displayMatrix(geometry);
		const { width, height } = viewerSize(geometry);
		const digest = new Digest();
		digest.length(width * geometry.userUnit);
		digest.length(height * geometry.userUnit);
		const reader = new LookReader(context, digest);
		reader.glyphs.ignored = ignored;
		const scope = new Scope(document, document.dict(document.pages.attribute(index, 'Resources')));
		await reader.page(await context.decoder.page(index), scope, initialLook(matrix));
		const group = document.dict(document.entry(document.pages.number(index), 'Group'));
		if (group) digest.text(await context.values.of(['S', 'I', 'K', 'CS'].map((key) => group.get(key) ?? null)));
		return { content: digest.finish(), annotations: await this.annotations(index, ignored) };
	}

	private async annotations(index: number, ignored: readonly TextBox[]): Promise<string> {
		const { document, context } = this;
		const digest = new Digest();
		const geometry = geometryOf(document, index);
		const matrix = displayMatrix(geometry);
		const reader = new LookReader(context, digest);
		reader.glyphs.ignored = ignored;
		for (const { form, matrix: placement } of appearancesOf(document, index, geometry.rotation, context.layers))
			await reader.form(form, defaultResources(document), initialLook(multiply(placement, matrix)));
		for (const item of document.array(document.entry(document.pages.number(index), 'Annots')) ?? []) {
			const annotation = document.dict(item);
			if (annotation && !isName(document.resolve(annotation.get('Subtype')), 'Popup')) digest.text(await this.seen(annotation));
		}
		return digest.finish();
	}

	private async seen(annotation: Dict): Promise<string> {
		const subtype = this.document.resolve(annotation.get('Subtype'));
		const keys = isName(subtype, 'Link') || isName(subtype, 'Widget') ? DRAWN : SEEN;
		let seen = '';
		for (const key of keys) seen += `${await this.context.values.of(annotation.get(key))} `;
		return seen;
	}
}
