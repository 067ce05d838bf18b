/**
 * A document that shows what changed: a sheet for each changed page, with the page before, the page after, and both over each other,
 * all as they are, without pixels (docs/semantics.md, §33.1).
 */
import { PageForms } from '../../model/foreign/page-form';
import { mergeLayers } from '../../model/foreign/merge-layers';
import { survey, type Survey } from '../../model/content/survey';
import { displayedSize, viewerSize } from '../../model/geometry/geometry';
import { geometryOf } from '../../model/geometry/page-geometry';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { openDocument } from '../../pdf/open-document';
import { dict, name, type Ref, Stream } from '../../pdf/syntax/values';
import { assemble, save } from '../../pdf/write/save';
import { turnIntoPages } from '../drawing/drawable';
import { EMPTY_DOCUMENT } from '../pages/empty-document';
import { type Panel, sheetOf, TINTS, type Tint } from './difference-sheet';
import type { DrawnVersions } from './seen-pages';

/** A page that changed, by number, and the boxes of the comparison. */
export interface ShownChange {
	readonly page: number;
	readonly before: number;
	readonly boxes: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

/** Positions of both versions among the documents that are written together. */
const AFTER = 1;
const BEFORE = 2;
const VERSION = '1.4';
/** The cost of a sheet, see `Pace`. */
const SHEET = 20_000;

/** The versions are changed, and serve nothing else. */
export async function differenceDocument(versions: DrawnVersions, changes: readonly ShownChange[]): Promise<Uint8Array> {
	const { job } = versions.after;
	const document = await openDocument(EMPTY_DOCUMENT, job, {});
	const now = await PanelMaker.of(
		document,
		AFTER,
		versions.after,
		changes.map(({ page }) => page),
		job,
	);
	const old = await PanelMaker.of(
		document,
		BEFORE,
		versions.before,
		changes.map(({ before }) => before),
		job,
	);
	const sheets: number[] = [];
	for (const [index, change] of changes.entries()) {
		const [after, before] = [await now.panel(index, change.page), await old.panel(index, change.before)];
		const tinted = { before: tint(document, before, TINTS.before), after: tint(document, after, TINTS.after) };
		const { width, height, content } = sheetOf(before, after, change.boxes);
		const sheet = dict({
			Type: name('Page'),
			MediaBox: [0, 0, width, height],
			Group: group(),
			Resources: dict({
				XObject: dict({ Before: before.form, After: after.form, TintedBefore: tinted.before, TintedAfter: tinted.after }),
				ExtGState: dict({ Multiply: dict({ BM: name('Multiply') }) }),
				Font: dict({ Bold: standardFont('Helvetica-Bold'), Plain: standardFont('Helvetica') }),
			}),
			Contents: document.add(new Stream(dict({}), Buffer.from(content, 'latin1'))),
		});
		sheets.push(document.add(sheet).number);
		const due = job.pace.step(SHEET);
		if (due) await due;
	}
	mergeLayers([{ index: 0, document }, now.part, old.part]);
	await document.pages.rebuild(sheets);
	await document.pages.settle();
	return assemble([document, now.part.document, old.part.document], { encryption: 'none', version: VERSION });
}

class PanelMaker {
	private constructor(
		readonly part: { readonly index: number; readonly document: PdfDocument },
		private readonly forms: PageForms,
		private readonly found: Survey,
		private readonly sizes: readonly { readonly width: number; readonly height: number }[],
	) {}

	static async of(document: PdfDocument, index: number, version: PdfDocument, numbers: readonly number[], job: Job) {
		const sizes = numbers.map((number) => displayedSize(geometryOf(version, number - 1)));
		await turnIntoPages(version, Uint32Array.from(numbers), true);
		const bytes = await save(version, { encryption: 'none', draft: true });
		const part = { index, document: await openDocument(bytes, job, {}) };
		const forms = new PageForms(document, part);
		const found = await survey(
			part.document,
			Uint32Array.from(numbers, (_, at) => at + 1),
		);
		await forms.inspect(found.pages);
		return new PanelMaker(part, forms, found, sizes);
	}

	async panel(index: number, number: number): Promise<Panel & { readonly form: Ref }> {
		const page = this.found.pages[index]!;
		const geometry = this.found.kinds[page.kind]!;
		return { form: await this.forms.of(page, geometry), number, inner: viewerSize(geometry), size: this.sizes[index]! };
	}
}

const group = () => dict({ S: name('Transparency'), CS: name('DeviceRGB'), I: true });

const standardFont = (font: string) =>
	dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name(font), Encoding: name('WinAnsiEncoding') });

/** The page on white, in gray and then in one color: over the other version, equal parts are gray, whatever colors both have. */
function tint(document: PdfDocument, { form, inner: { width, height } }: Panel & { readonly form: Ref }, color: Tint): Ref {
	const area = `0 0 ${width} ${height} re f`;
	const content = `q 1 g ${area} Q q /Page Do Q q /Saturation gs 0.5 g ${area} Q q /Screen gs ${color} rg ${area} Q\n`;
	const entries = dict({
		Type: name('XObject'),
		Subtype: name('Form'),
		BBox: [0, 0, width, height],
		Group: group(),
		Resources: dict({
			XObject: dict({ Page: form }),
			ExtGState: dict({ Saturation: dict({ BM: name('Saturation') }), Screen: dict({ BM: name('Screen') }) }),
		}),
	});
	return document.add(new Stream(entries, Buffer.from(content, 'latin1')));
}
