/**
 * A document that is made: pages, their structure, links and bookmarks, composed with pdf-lib. The engine opens the result, embeds
 * fonts and images by the rules of all documents, and writes the bytes (docs/design.md, "pdf-lib and the engine").
 */
import {
	PDFContext,
	PDFHexString,
	PDFName,
	PDFNumber,
	PDFRawStream,
	PDFString,
	type PDFDict,
	type PDFObject,
	type PDFRef,
} from 'pdf-lib';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { openDocument } from '../../pdf/open-document';
import { shortenText } from '../../sentences';
import { codecOf } from '../../pdf/syntax/portable-codec';
import { type Dict, dict, Ref } from '../../pdf/syntax/values';
import { addOutputIntent, addPacket, PRODUCER, type Words } from './archive';
import { atEase } from '../../pace/steps';
import { writeBookmarks, type Bookmark } from './bookmarks';
import { Element, ElementWriter } from './elements';
import type { Content } from './content';
import type { InkWriter } from './ink-writer';
import { isClear, ShadeWriter } from './shades';
import { Sheet, type Link, type LinkTarget, type Place } from './sheet';
import { nameOf, SheetWriter } from './sheet-writer';
import { Typefaces, type MadeFont, type TypefaceOptions } from './typefaces';
import { writeObjects } from './write-objects';

export interface Finish extends Words {
	readonly bookmarks?: readonly Bookmark[];
	/** Whether an image has colors that PDF/A forbids beside our output intent. */
	readonly breaksArchive?: boolean;
	/** Whether all that is not text is described in words; it is not only if this is false. */
	readonly isAccessible?: boolean;
}

const LEVEL = 6;
/** Characters that describe a link on each of its lines, and those of an address that is written for each. */
const [MOST_OF_CONTENTS, SHORT_ADDRESS] = [1_000, 500];
/** The cost of a character of content, see `Pace`. */
const SHEET_COST = 40;
/** Characters of content that are written at once. */
const STRETCH = 250_000;
/** The same for a stop of a gradient, for a link, and for an element that owns a part of a page. */
const [STOP_COST, LINK_COST, OWNER_COST] = [8000, 15_000, 500];

export class Composition {
	readonly document = new Element('Document', undefined, {});
	readonly sheets: Sheet[] = [];
	private readonly context = PDFContext.create();
	private readonly shader = new ShadeWriter(this.context);
	private readonly fonts = new Map<MadeFont, PDFRef>();
	/** The resources that pages share with the groups on them. */
	private readonly shared = new Map<Sheet, PDFRef>();
	/** Of pages that are written in part. */
	private readonly writers = new Map<Sheet, SheetWriter>();
	/** Actions that open long addresses. */
	private readonly actions = new Map<string, PDFRef>();
	private keys = 0;

	private constructor(
		readonly typefaces: Typefaces,
		private readonly job: Job,
	) {}

	static async open(options: TypefaceOptions, job: Job): Promise<Composition> {
		return new Composition(await Typefaces.open(options, job.pace), job);
	}

	/** Adds a page of this size, in points. */
	sheet(width: number, height: number): Sheet {
		const lend = () => ({ ref: this.context.nextRef(), key: this.keys++ });
		const { ref, key } = lend();
		const sheet = new Sheet(width, height, ref, key, lend);
		this.sheets.push(sheet);
		return sheet;
	}

	/** The document, opened by the engine. Nothing can be drawn afterwards. */
	async finish({
		title,
		author,
		language,
		bookmarks = [],
		breaksArchive = false,
		isAccessible = true,
	}: Finish): Promise<PdfDocument> {
		await this.typefaces.embed(this.job.pace);
		const { context } = this;
		const pages = context.nextRef();
		for (const sheet of this.sheets) await this.writeSheet(sheet, pages);
		context.assign(pages, context.obj({ Type: 'Pages', Kids: this.sheets.map(({ ref }) => ref), Count: this.sheets.length }));
		await this.writeCatalog(pages, language, bookmarks);
		const info = context.obj({ Title: PDFHexString.fromText(title), Producer: PDFString.of(PRODUCER) });
		if (author !== undefined) info.set(PDFName.of('Author'), PDFHexString.fromText(author));
		context.trailerInfo.Info = context.register(info);
		const bytes = await writeObjects(context, this.job.pace);
		this.forget();
		const document = await openDocument(bytes, this.job);
		for (const [{ embedded }, ref] of this.fonts) embedded!.addTo(document, new Ref(ref.objectNumber));
		this.embedImages(document);
		addOutputIntent(document);
		await addPacket(document, { title, author, language }, { isArchive: !breaksArchive, isAccessible });
		return document;
	}

	/** Writes the marks of a page that cannot change any more: all but the last, which may take further ones. */
	*settle(sheet: Sheet): Generator<number, void> {
		const { drawn } = sheet;
		if (drawn.length < 2) return;
		yield* this.writerOf(sheet).write(drawn.splice(0, drawn.length - 1));
	}

	private writerOf(sheet: Sheet): SheetWriter {
		let writer = this.writers.get(sheet);
		if (!writer) this.writers.set(sheet, (writer = new SheetWriter()));
		return writer;
	}

	private async writeSheet(sheet: Sheet, parent: PDFRef): Promise<void> {
		const { context, job } = this;
		const sheetWriter = this.writerOf(sheet);
		for (const cost of sheetWriter.write(sheet.drawn.splice(0))) {
			const due = job.pace.step(cost);
			if (due) await due;
		}
		this.writers.delete(sheet);
		const writer = sheetWriter.ink;
		const stream = await this.streamOf(writer.content, {});
		const resources = await this.resourcesOf(writer, sheet);
		if (sheet.groups.length > 0) await this.writeGroups(sheet, writer, resources);
		const page = context.obj({
			Type: 'Page',
			Parent: parent,
			MediaBox: [0, 0, sheet.width, sheet.height],
			Contents: context.register(stream),
			Resources: this.shared.get(sheet) ?? resources,
			StructParents: sheet.key,
			// Readers go from link to link in the order of the structure (ISO 14289-1, 7.18.3).
			Tabs: 'S',
		});
		if (sheet.links.length > 0) page.set(PDFName.of('Annots'), context.obj(sheet.links.map(({ ref }) => ref)));
		for (const link of sheet.links) {
			context.assign(link.ref, this.annotation(link, sheet));
			const due = job.pace.step(LINK_COST);
			if (due) await due;
		}
		context.assign(sheet.ref, page);
	}

	private async streamOf(content: Content, entries: Record<string, PDFObject>): Promise<PDFRawStream> {
		const { context, job } = this;
		const parts: Buffer[] = [];
		for (const piece of content.pieces())
			for (let from = 0; from < piece.length; from += STRETCH) {
				const stretch = piece.slice(from, from + STRETCH);
				parts.push(Buffer.from(stretch, 'latin1'));
				const due = job.pace.step(stretch.length * SHEET_COST);
				if (due) await due;
			}
		const data = await codecOf(job).deflate(parts.length === 1 ? parts[0]! : Buffer.concat(parts), LEVEL);
		const dictionary = context.obj({ Filter: 'FlateDecode', Length: data.length });
		for (const [key, value] of Object.entries(entries)) dictionary.set(PDFName.of(key), value);
		return PDFRawStream.of(dictionary, data);
	}

	/** Groups of transparency share the resources of their page. */
	private async writeGroups(sheet: Sheet, writer: InkWriter, resources: PDFDict): Promise<void> {
		const { context } = this;
		const shared = context.register(resources);
		this.shared.set(sheet, shared);
		const { width, height } = sheet;
		for (const group of sheet.groups) {
			const content = writer.groups.get(nameOf(group))!;
			const form = await this.streamOf(content, {
				Type: PDFName.of('XObject'),
				Subtype: PDFName.of('Form'),
				// Marks that a matrix moves onto the page begin beside it.
				BBox: context.obj([-4 * width, -4 * height, 5 * width, 5 * height]),
				Group: context.obj({ S: 'Transparency', CS: 'DeviceRGB' }),
				Resources: shared,
				StructParents: PDFNumber.of(group.key),
			});
			context.assign(group.ref, form);
		}
		resources.set(
			PDFName.of('XObject'),
			context.obj(Object.fromEntries(sheet.groups.map((group) => [nameOf(group), group.ref]))),
		);
	}

	private async resourcesOf({ fonts, shades, patterns, alphas, blends, masks }: InkWriter, { groups }: Sheet): Promise<PDFDict> {
		const { context, job, shader } = this;
		const resources = context.obj({ Font: Object.fromEntries([...fonts].map((font) => [font.name, this.fontRef(font)])) });
		const states: Record<string, PDFObject> = {};
		for (const [name, alpha] of alphas) states[name] = context.obj({ Type: 'ExtGState', ca: alpha, CA: alpha });
		for (const blend of blends) states[blend] = context.obj({ Type: 'ExtGState', BM: blend });
		const refs = new Map(groups.map((group) => [nameOf(group), group.ref]));
		for (const [name, { group, mask }] of masks)
			states[name] = context.obj({
				Type: 'ExtGState',
				SMask: { Type: 'Mask', S: mask.isAlpha ? 'Alpha' : 'Luminosity', G: refs.get(group)! },
			});
		const shadings: Record<string, PDFRef> = {};
		for (const [shade, name] of shades) {
			if (isClear(shade)) states[`Mask${name}`] = shader.writeMask(shade);
			shadings[name] = shader.write(shade);
			const due = job.pace.step(shade.stops.length * STOP_COST);
			if (due) await due;
		}
		const fills: Record<string, PDFRef> = {};
		for (const [name, { shade, matrix }] of patterns) {
			// Where the mask is set, the units are those of the mark.
			if (isClear(shade)) states[`Mask${name}`] = shader.writeMask(shade, shade.matrix);
			fills[name] = shader.writePattern(shade, matrix);
			const due = job.pace.step(shade.stops.length * STOP_COST);
			if (due) await due;
		}
		if (patterns.size > 0) resources.set(PDFName.of('Pattern'), context.obj(fills));
		if (Object.keys(states).length > 0) resources.set(PDFName.of('ExtGState'), context.obj(states));
		if (shades.size > 0) resources.set(PDFName.of('Shading'), context.obj(shadings));
		return resources;
	}

	/** The object is empty until the engine embeds the font. */
	private fontRef(font: MadeFont): PDFRef {
		let ref = this.fonts.get(font);
		if (!ref) this.fonts.set(font, (ref = this.context.register(this.context.obj({}))));
		return ref;
	}

	private annotation({ box, target, contents, key }: Link, sheet: Sheet): PDFDict {
		const annotation = this.context.obj({
			Type: 'Annot',
			Subtype: 'Link',
			Rect: box.map((edge) => Math.round(edge * 100) / 100),
			Border: [0, 0, 0],
			// Printed, as PDF/A asks of every annotation (ISO 19005-3, 6.3.2).
			F: 4,
			P: sheet.ref,
			StructParent: key,
			Contents: PDFHexString.fromText(shortenText(contents, MOST_OF_CONTENTS)),
		});
		const [name, value] = this.aim(target);
		if (value) annotation.set(PDFName.of(name), value);
		return annotation;
	}

	private aim(target: LinkTarget): readonly ['A' | 'Dest', PDFObject | undefined] {
		if ('place' in target) return ['Dest', this.destination(target.place)];
		return ['A', this.openAddress(target.uri)];
	}

	/** Each line of a link has an annotation: a long address is written once for all, or the file grows with the square of its length. */
	private openAddress(uri: string): PDFObject {
		const known = this.actions.get(uri);
		if (known) return known;
		const action = this.context.obj({ Type: 'Action', S: 'URI', URI: PDFString.of(escapeUri(uri)) });
		if (uri.length <= SHORT_ADDRESS) return action;
		const ref = this.context.register(action);
		this.actions.set(uri, ref);
		return ref;
	}

	private destination({ sheet, top }: Place): PDFObject | undefined {
		return sheet && this.context.obj([sheet.ref, 'XYZ', null, top === undefined ? null : Math.round(top * 100) / 100, null]);
	}

	/** The elements of the sequences of each page and group, and of each link, by their keys in the parent tree (14.7.5.4). */
	private async parentsOf(elements: ElementWriter): Promise<(readonly [key: number, PDFObject])[]> {
		const { context, job, sheets } = this;
		const parents: (readonly [number, PDFObject])[] = [];
		for (const { key, owners, groups, links } of sheets) {
			parents.push([key, context.register(context.obj(owners.map((owner) => elements.refOf(owner))))]);
			for (const group of groups) parents.push([group.key, context.obj(group.owners.map((owner) => elements.refOf(owner)))]);
			for (const link of links) parents.push([link.key, elements.refOf(link.element)]);
			const marked = groups.reduce((sum, group) => sum + group.owners.length, owners.length + links.length);
			const due = job.pace.step(marked * OWNER_COST);
			if (due) await due;
		}
		return parents.sort(([one], [other]) => one - other);
	}

	private async writeCatalog(pages: PDFRef, language: string | undefined, bookmarks: readonly Bookmark[]): Promise<void> {
		const { context, job } = this;
		const elements = new ElementWriter(context);
		const parents = await this.parentsOf(elements);
		const writing = elements.write(this.document, parents);
		let step = writing.next();
		for (; step.done !== true; step = writing.next()) {
			const due = job.pace.step(2000);
			if (due) await due;
		}
		const catalog = context.obj({
			Type: 'Catalog',
			Pages: pages,
			StructTreeRoot: step.value,
			MarkInfo: { Marked: true },
			ViewerPreferences: { DisplayDocTitle: true },
		});
		if (language !== undefined) catalog.set(PDFName.of('Lang'), PDFString.of(language));
		const outline = await atEase(
			writeBookmarks(context, bookmarks, (place) => this.destination(place)),
			job.pace,
		);
		if (outline) {
			catalog.set(PDFName.of('Outlines'), outline);
			catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
		}
		context.trailerInfo.Root = context.register(catalog);
	}

	/** Lets go of lists that are written: they would be in memory beside the document that is opened. */
	private forget(): void {
		this.document.kids.length = 0;
		for (const { owners, links, groups } of this.sheets) for (const list of [owners, links, groups]) list.length = 0;
	}

	private embedImages(document: PdfDocument): void {
		for (const sheet of this.sheets) {
			const { ref, images } = sheet;
			if (images.size === 0) continue;
			const shared = this.shared.get(sheet);
			const resources = shared
				? (document.edit(shared.objectNumber) as Dict)
				: ((document.edit(ref.objectNumber) as Dict).get('Resources') as Dict);
			const objects = (resources.get('XObject') as Dict | undefined) ?? dict({});
			for (const [name, image] of images) objects.set(name, image.embed(document, { profiled: true }));
			resources.set('XObject', objects);
		}
	}
}

/** A literal string (ISO 32000-2, 7.3.4.2) in ASCII: an address with other characters is written as RFC 3987, 3.1 says. */
const escapeUri = (uri: string): string => uri.replace(/[\\()]/g, '\\$&');
