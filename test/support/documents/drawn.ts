/**
 * Documents for tests, drawn with pdf-lib: page N says "Page N". The same arguments give the same bytes.
 */
import {
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFHexString,
	PDFName,
	PDFNumber,
	PDFOperator,
	PDFOperatorNames,
	StandardFonts,
	type PDFFont,
	type PDFObject,
	type PDFPage,
	type PDFRef,
} from 'pdf-lib';

const A5: [number, number] = [420, 595];

/** Plain pages, which share one font. `objectStreams`: PDF 1.5 form with cross-reference and object streams. */
export async function numbered(
	pages: number,
	options: { objectStreams?: boolean; size?: [number, number] } = {},
): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	const font = await document.embedFont(StandardFonts.Helvetica);
	for (let page = 1; page <= pages; page++) say(document.addPage(options.size ?? A5), font, `Page ${page}`);
	return document.save({ useObjectStreams: options.objectStreams ?? false });
}

/** Strings of a rich document, as qpdf writes them: the name of the attachment and the value of the field. */
export const RICH_STRINGS = ['(notes.txt)', '<feff004100640061>'] as const;

/**
 * A document with one of everything that page operations must carry along. At least 3 pages.
 *
 * | feature | in the document |
 * | --- | --- |
 * | outline | "Chapter 1" (page 1, open) > "Section 1.1" (named `chap`) > "Section 1.1.1" (page 3); "Part" without target, closed, > "Chapter 2" (last page) |
 * | /Names /Dests, two leaves | `chap` page 2, `end` last page (as a dictionary), `start` page 1 |
 * | old /Dests | `old-start` page 1, `old-end` last page |
 * | links | page 1: to page 2 explicitly, to `end`, to `old-end`, to a web address; page 2: GoTo `chap`; last page: to page 1 |
 * | form | text field `name`, value "Ada", widgets on pages 1 and 3 |
 * | labels | i, ii, then 1, 2, … |
 * | attachment | `notes.txt` |
 * | tags | Document > one P per page, and the Link of page 1's first link with its object reference |
 * | layer | "Layer", used on page 2 |
 * | article thread | beads on pages 1 and 3 |
 * | open action | page 2 |
 *
 * `prefix` stands before page texts, outline titles and contents; names stay the same, so that two of these clash when merged.
 */
export async function rich(pages = 6, options: { prefix?: string; objectStreams?: boolean } = {}): Promise<Uint8Array> {
	if (pages < 3) throw new RangeError('a rich document has at least 3 pages');
	const prefix = options.prefix ?? '';
	const document = await PDFDocument.create({ updateMetadata: false });
	document.setTitle(`${prefix}Rich`);
	const font = await document.embedFont(StandardFonts.Helvetica);
	const sheets = Array.from({ length: pages }, () => document.addPage(A5));
	const refs = sheets.map(({ ref }) => ref);
	addLayer(document, sheets[1]!, font);
	for (const [index, sheet] of sheets.entries()) {
		sheet.pushOperators(marked('P', 0));
		say(sheet, font, `${prefix}Page ${index + 1}`);
		sheet.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
	}
	addDestinations(document, refs);
	const firstLink = addLinks(document, sheets, refs);
	addOutline(document, prefix, refs);
	addForm(document, font, prefix, [sheets[0]!, sheets[2]!]);
	addLabels(document);
	await document.attach(new TextEncoder().encode(`${prefix}notes`), 'notes.txt', { mimeType: 'text/plain' });
	addTags(document, sheets, firstLink);
	addThread(document, prefix, [sheets[0]!, sheets[2]!]);
	document.catalog.set(PDFName.of('OpenAction'), document.context.obj([refs[1]!, 'Fit']));
	return document.save({ useObjectStreams: options.objectStreams ?? false });
}

function say(page: PDFPage, font: PDFFont, text: string): void {
	page.drawText(text, { x: 60, y: page.getHeight() - 90, size: 24, font });
}

const marked = (tag: string, id: number): PDFOperator =>
	PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), `<</MCID ${id}>>`] as never);

const text = (value: string): PDFHexString => PDFHexString.fromText(value);

function addLayer(document: PDFDocument, page: PDFPage, font: PDFFont): void {
	const layer = document.context.register(document.context.obj({ Type: 'OCG', Name: text('Layer') }));
	document.catalog.set(
		PDFName.of('OCProperties'),
		document.context.obj({ OCGs: [layer], D: { Order: [layer], ON: [layer], OFF: [] } }),
	);
	page.node.normalizedEntries().Resources.set(PDFName.of('Properties'), document.context.obj({ Layer: layer }));
	page.pushOperators(
		PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('OC'), PDFName.of('Layer')] as never),
	);
	page.drawText('On a layer', { x: 60, y: 300, size: 12, font });
	page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}

function addDestinations(document: PDFDocument, refs: readonly PDFRef[]): void {
	const { context, catalog } = document;
	const [first, second, last] = [refs[0]!, refs[1]!, refs.at(-1)!];
	catalog.set(PDFName.of('Dests'), context.obj({ 'old-end': [last, 'Fit'], 'old-start': [first, 'Fit'] }));
	const leaf = (entries: [string, PDFObject][]) =>
		context.register(
			context.obj({
				Limits: [text(entries[0]![0]), text(entries.at(-1)![0])],
				Names: entries.flatMap(([key, value]) => [text(key), value]),
			}),
		);
	const low = leaf([
		['chap', context.obj([second, 'XYZ', 0, 500, null])],
		['end', context.register(context.obj({ D: [last, 'Fit'] }))],
	]);
	const high = leaf([['start', context.obj([first, 'Fit'])]]);
	catalog.set(PDFName.of('Names'), context.obj({ Dests: context.register(context.obj({ Kids: [low, high] })) }));
}

function addLinks(document: PDFDocument, sheets: readonly PDFPage[], refs: readonly PDFRef[]): PDFRef {
	const { context } = document;
	const link = (page: PDFPage, y: number, target: Record<string, PDFObject>): PDFRef => {
		const annotation = context.obj({
			Type: 'Annot',
			Subtype: 'Link',
			Rect: [60, y, 160, y + 20],
			Border: [0, 0, 0],
			P: page.ref,
		});
		for (const [key, value] of Object.entries(target)) annotation.set(PDFName.of(key), value);
		const ref = context.register(annotation);
		page.node.addAnnot(ref);
		return ref;
	};
	const [first, second, last] = [sheets[0]!, sheets[1]!, sheets.at(-1)!];
	const explicit = link(first, 400, { Dest: context.obj([refs[1]!, 'Fit']) });
	link(first, 370, { Dest: text('end') });
	link(first, 340, { Dest: PDFName.of('old-end') });
	link(first, 310, { A: context.obj({ S: 'URI', URI: text('https://example.com/') }) });
	link(second, 400, { A: context.obj({ S: 'GoTo', D: text('chap') }) });
	link(last, 370, { Dest: context.obj([refs[0]!, 'Fit']) });
	return explicit;
}

function addOutline(document: PDFDocument, prefix: string, refs: readonly PDFRef[]): void {
	interface Entry {
		title: string;
		target?: Record<string, PDFObject>;
		closed?: true;
		kids?: Entry[];
	}
	const { context } = document;
	const to = (page: PDFRef) => ({ Dest: context.obj([page, 'XYZ', null, null, null]) });
	const tree: Entry[] = [
		{
			title: 'Chapter 1',
			target: to(refs[0]!),
			kids: [
				{
					title: 'Section 1.1',
					target: { A: context.obj({ S: 'GoTo', D: text('chap') }) },
					kids: [{ title: 'Section 1.1.1', target: to(refs[2]!) }],
				},
			],
		},
		{ title: 'Part', closed: true, kids: [{ title: 'Chapter 2', target: to(refs.at(-1)!) }] },
	];
	/** Writes the entries under `parent`; returns how many of them, and of the open entries below them, are visible. */
	const write = (entries: readonly Entry[], parent: PDFRef, into: PDFDict): number => {
		const own = entries.map(() => context.nextRef());
		let visible = entries.length;
		for (const [index, entry] of entries.entries()) {
			const item = context.obj({ Title: text(`${prefix}${entry.title}`), Parent: parent });
			for (const [key, value] of Object.entries(entry.target ?? {})) item.set(PDFName.of(key), value);
			if (index > 0) item.set(PDFName.of('Prev'), own[index - 1]!);
			if (index < own.length - 1) item.set(PDFName.of('Next'), own[index + 1]!);
			if (entry.kids) {
				const below = write(entry.kids, own[index]!, item);
				item.set(PDFName.of('Count'), PDFNumber.of(entry.closed ? -below : below));
				if (!entry.closed) visible += below;
			}
			context.assign(own[index]!, item);
		}
		into.set(PDFName.of('First'), own[0]!);
		into.set(PDFName.of('Last'), own.at(-1)!);
		return visible;
	};
	const root = context.obj({ Type: 'Outlines' });
	const ref = context.register(root);
	root.set(PDFName.of('Count'), PDFNumber.of(write(tree, ref, root)));
	document.catalog.set(PDFName.of('Outlines'), ref);
}

function addForm(document: PDFDocument, font: PDFFont, prefix: string, pages: readonly PDFPage[]): void {
	const field = document.getForm().createTextField('name');
	field.setText(`${prefix}Ada`);
	for (const page of pages) field.addToPage(page, { x: 60, y: 200, width: 150, height: 24, font });
}

function addLabels(document: PDFDocument): void {
	document.catalog.set(PDFName.of('PageLabels'), document.context.obj({ Nums: [0, { S: 'r' }, 2, { S: 'D' }] }));
}

function addTags(document: PDFDocument, sheets: readonly PDFPage[], link: PDFRef): void {
	const { context, catalog } = document;
	const [root, whole] = [context.nextRef(), context.nextRef()];
	const paragraphs = sheets.map(({ ref }) =>
		context.register(context.obj({ Type: 'StructElem', S: 'Para', P: whole, Pg: ref, K: 0 })),
	);
	const reference = context.obj({ Type: 'OBJR', Obj: link, Pg: sheets[0]!.ref });
	const linkElement = context.register(context.obj({ Type: 'StructElem', S: 'Link', P: whole, K: [reference] }));
	context.assign(whole, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: [linkElement, ...paragraphs] }));
	for (const [index, sheet] of sheets.entries()) sheet.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
	context.lookup(link, PDFDict).set(PDFName.of('StructParent'), PDFNumber.of(sheets.length));
	const numbers = PDFArray.withContext(context);
	for (const [index, paragraph] of paragraphs.entries()) {
		numbers.push(PDFNumber.of(index));
		numbers.push(context.obj([paragraph]));
	}
	numbers.push(PDFNumber.of(sheets.length));
	numbers.push(linkElement);
	context.assign(
		root,
		context.obj({
			Type: 'StructTreeRoot',
			K: whole,
			RoleMap: { Para: 'P' },
			ParentTree: context.register(context.obj({ Nums: numbers })),
			ParentTreeNextKey: sheets.length + 1,
		}),
	);
	catalog.set(PDFName.of('StructTreeRoot'), root);
	catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
	catalog.set(PDFName.of('Lang'), text('en'));
}

function addThread(document: PDFDocument, prefix: string, pages: readonly PDFPage[]): void {
	const { context, catalog } = document;
	const thread = context.nextRef();
	const beads = pages.map(() => context.nextRef());
	for (const [index, bead] of beads.entries()) {
		const [next, previous, page] = [beads[(index + 1) % beads.length]!, beads.at(index - 1)!, pages[index]!];
		context.assign(bead, context.obj({ Type: 'Bead', T: thread, N: next, V: previous, P: page.ref, R: [50, 50, 350, 550] }));
		page.node.set(PDFName.of('B'), context.obj([bead]));
	}
	context.assign(thread, context.obj({ Type: 'Thread', F: beads[0]!, I: { Title: text(`${prefix}Article`) } }));
	catalog.set(PDFName.of('Threads'), context.obj([thread]));
}
