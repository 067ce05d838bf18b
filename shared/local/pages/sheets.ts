/** Several pages on a sheet (docs/semantics.md, §30.4): each page becomes a form, and everything on it moves to the sheet. */
import type { PdfDocument } from '../../pdf/document';
import { dict, isRef, name, Stream, type Ref, type Value } from '../../pdf/syntax/values';
import { decimal, matrixText, paintObject } from '../../model/content/painting';
import { survey, type Survey } from '../../model/content/survey';
import { PageForms } from '../../model/foreign/page-form';
import {
	inverse,
	multiply,
	viewerMatrix,
	viewerSize,
	writeNumbers,
	type Box,
	type Matrix,
	type PageGeometry,
} from '../../model/geometry/geometry';
import type { Move } from '../../model/geometry/move';
import { PageMover } from '../../model/moving/page-mover';
import { dropPrintRange } from '../../model/navigation/print-range';
import { dropDocumentParts } from '../../model/prune/document-parts';
import { moveTaggedContent, type NewPlace } from '../../model/structure/moved-content';
import { MOVED } from './resize';
import { pagesOfSheets, type Arrangement, type SheetLayout } from './sheet-layout';

/** Lists of a page that its sheet joins: annotations, beads, viewports, associated files. */
const JOINED = ['Annots', 'B', 'VP', 'AF'] as const;
/** The width of a frame, in points. */
const FRAME = 0.5;

/** How pages of one kind come into one place: the same object for all of them. */
interface Fit {
	/** From the old page to the sheet. */
	readonly matrix: Matrix;
	readonly box: Box;
	/** From the page as displayed to the sheet, as operands. */
	readonly placement: string;
}

interface Placed extends Fit {
	/** The old page. */
	readonly number: number;
	readonly form: Ref;
}

/** Puts all pages of a document on sheets. Returns how many there are. */
export async function arrangeOnSheets(
	document: PdfDocument,
	wanted: Arrangement,
	layout: SheetLayout,
	hasFrames: boolean,
): Promise<number> {
	const { pages } = document;
	const found = await survey(
		document,
		Uint32Array.from({ length: pages.count }, (_, index) => index + 1),
	);
	const sheets = [...pagesOfSheets(wanted, pages.count)].map((indexes) => ({ ref: document.add(null), indexes }));
	const maker = new SheetMaker(document, found, layout, hasFrames);
	for (const { ref, indexes } of sheets) await maker.place(ref, indexes);
	await maker.move();
	for (const [at, { ref }] of sheets.entries()) {
		await maker.finish(ref);
		if (at % 200 === 0) document.job.pace.progress(at / sheets.length);
	}
	await maker.moveTags();
	dropDocumentParts(document);
	dropPrintRange(document);
	if (document.catalog.has('PageLabels')) document.editCatalog().delete('PageLabels');
	const old = [...pages.numbers];
	await pages.rebuild(sheets.map(({ ref }) => ref.number));
	for (const number of old) document.remove(number);
	return sheets.length;
}

class SheetMaker {
	private readonly forms: PageForms;
	private readonly moves = new Map<number, Move>();
	private readonly places = new Map<number, NewPlace>();
	private readonly onSheet = new Map<number, Placed[]>();
	private readonly lists = new Map<number, ReadonlyMap<string, readonly Value[]>>();
	private readonly fits = new Map<number, Fit>();
	private readonly tagged: boolean;
	private isInspected = false;

	constructor(
		private readonly document: PdfDocument,
		private readonly found: Survey,
		private readonly layout: SheetLayout,
		private readonly hasFrames: boolean,
	) {
		this.forms = new PageForms(document, { index: 0, document });
		this.tagged = document.dict(document.catalog.get('StructTreeRoot')) !== undefined;
	}

	/** Makes the forms of the pages of a sheet, and notes where they go. */
	async place(sheet: Ref, indexes: readonly number[]): Promise<void> {
		const { document, found, forms } = this;
		if (!this.isInspected) await forms.inspect(found.pages);
		this.isInspected = true;
		const placed: Placed[] = [];
		for (const [at, index] of indexes.entries()) {
			const page = found.pages[index];
			if (!page) continue;
			const due = document.job.pace.step(MOVED);
			if (due) await due;
			const geometry = found.kinds[page.kind]!;
			const number = document.pages.number(index);
			const fit = this.fitOf(page.kind, at);
			const form = await forms.of(page, geometry);
			placed.push({ number, form, ...fit });
			this.moves.set(number, { matrix: fit.matrix, sheet: { page: sheet.number, box: fit.box } });
			this.places.set(number, { page: sheet.number, form });
		}
		this.onSheet.set(sheet.number, placed);
	}

	private fitOf(kind: number, place: number): Fit {
		const { fits, found, layout } = this;
		const at = kind * layout.places.length + place;
		const known = fits.get(at) ?? fitPage(found.kinds[kind]!, layout.places[place]!);
		fits.set(at, known);
		return known;
	}

	/** Moves annotations and the like, and what leads to them. */
	async move(): Promise<void> {
		const { document, lists } = this;
		const mover = new PageMover(document, this.moves);
		const seen = new Set<number>();
		for (const number of this.moves.keys()) {
			const changed = await mover.moveOn(number);
			const own = new Map<string, readonly Value[]>();
			for (const key of JOINED) {
				const value = changed[key] ?? document.entry(number, key);
				// Other lists that pages share by mistake are on one sheet.
				if (isRef(value) && key !== 'Annots' && seen.has(value.number)) continue;
				if (isRef(value)) seen.add(value.number);
				const items = document.array(value) ?? [];
				const kept = items.filter((item) => !isRef(item) || key !== 'Annots' || !seen.has(item.number));
				for (const item of kept) if (isRef(item) && key === 'Annots') seen.add(item.number);
				if (kept.length > 0) own.set(key, kept);
			}
			if (own.size > 0) lists.set(number, own);
			const due = document.job.pace.step(MOVED);
			if (due) await due;
		}
		await mover.moveReferences();
	}

	/** Writes the sheet. */
	async finish(sheet: Ref): Promise<void> {
		const { document, layout } = this;
		const placed = this.onSheet.get(sheet.number)!;
		const names = placed.map((_, at) => `P${at + 1}`);
		const painted = placed.map(({ placement }, at) => paintObject(names[at]!, placement));
		const content = [...painted, ...(this.hasFrames ? [this.frames(placed)] : [])].join('\n');
		const objects = dict(Object.fromEntries(placed.map(({ form }, at) => [names[at]!, form])));
		const page = dict({
			Type: name('Page'),
			MediaBox: writeNumbers([0, 0, layout.width, layout.height]),
			Resources: dict({ XObject: objects }),
			Contents: document.add(new Stream(dict({}), Buffer.from(`${content}\n`, 'latin1'))),
			Tabs: this.tagged ? name('S') : undefined,
			Group: this.groupOf(placed),
		});
		for (const key of JOINED) {
			const joined = placed.flatMap(({ number }) => this.lists.get(number)?.get(key) ?? []);
			if (joined.length > 0) page.set(key, joined);
		}
		document.put(sheet, page);
		const due = document.job.pace.step(MOVED);
		if (due) await due;
	}

	/** The structure names the forms in place of the pages. */
	async moveTags(): Promise<void> {
		if (this.tagged) await moveTaggedContent(this.document, (page) => this.places.get(page));
	}

	private frames(placed: readonly Placed[]): string {
		const boxes = placed.map(({ box: [left, bottom, right, top] }) =>
			[left, bottom, right - left, top - bottom].map(decimal).join(' '),
		);
		const lines = `q 0 G ${decimal(FRAME)} w ${boxes.map((box) => `${box} re`).join(' ')} S Q`;
		return this.tagged ? `/Artifact BMC ${lines} EMC` : lines;
	}

	/** Transparency without an output intent needs a color space on the page (ISO 19005-2, 6.2.4.3). */
	private groupOf(placed: readonly Placed[]): Value | undefined {
		const { document } = this;
		const groups = placed.map(({ number }) => document.entry(number, 'Group'));
		return groups.find((group) => document.dict(group)?.has('CS'));
	}
}

/** Into the middle of its place, as large as possible. */
function fitPage(geometry: PageGeometry, [left, bottom, right, top]: Box): Fit {
	const { width, height } = viewerSize(geometry);
	const scale = Math.min((right - left) / width, (top - bottom) / height);
	const x = (left + right - width * scale) / 2;
	const y = (bottom + top - height * scale) / 2;
	const placed: Matrix = [scale, 0, 0, scale, x, y];
	return {
		matrix: multiply(inverse(viewerMatrix(geometry)), placed),
		box: [x, y, x + width * scale, y + height * scale],
		placement: matrixText(placed),
	};
}
