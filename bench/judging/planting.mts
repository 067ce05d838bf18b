/** A secret in every place of a real document where text can hide, written by pdf-lib. */
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, type PDFObject, type PDFPage } from 'pdf-lib';
import { SECRET } from '../../test/support/secrets/places';

type Entries = Readonly<Record<string, unknown>>;

/** Words that are found at the place of an image of the secret, so that an area covers it. */
export const MARK = 'Octavoplace';
export const IMAGE = 'an image below an area';
const SAMPLES = {
	Type: 'XObject',
	Subtype: 'Image',
	Width: SECRET.length,
	Height: 5,
	BitsPerComponent: 8,
	ColorSpace: 'DeviceGray',
};

const shown = `BT /OctavoFont 9 Tf 20 20 Td (${SECRET}) Tj ET`;
const literal = (): PDFString => PDFString.of(SECRET);
const utf16 = (): PDFHexString => PDFHexString.fromText(SECRET);
const inName = (suffix: string): PDFString => PDFString.of(SECRET + suffix);
const xmp = (value: string): string =>
	'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
	`<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${value}"/></rdf:RDF></x:xmpmeta>`;

/** The document and its page that get the secret. */
class Ground {
	private readonly resources: PDFDict;

	constructor(
		private readonly document: PDFDocument,
		private readonly page: PDFPage,
	) {
		this.resources = page.node.Resources()?.clone(document.context) ?? document.context.obj({});
		page.node.set(PDFName.of('Resources'), this.resources);
	}

	object(entries: unknown): PDFObject {
		return this.document.context.register(this.document.context.obj(entries as Record<string, never>));
	}

	stream(content: string, entries: Entries = {}): PDFObject {
		return this.document.context.register(this.document.context.stream(content, entries as Record<string, never>));
	}

	font(): PDFObject {
		return this.object({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' });
	}

	/** A form that shows the secret. */
	form(entries: Entries = {}): PDFObject {
		const resources = { Font: { OctavoFont: this.font() } };
		return this.stream(shown, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 300], Resources: resources, ...entries });
	}

	resource(kind: string, name: string, value: PDFObject): void {
		const old = this.resources.lookup(PDFName.of(kind));
		const entries = old instanceof PDFDict ? old.clone(this.document.context) : this.document.context.obj({});
		entries.set(PDFName.of(name), value);
		this.resources.set(PDFName.of(kind), entries);
	}

	content(text: string): void {
		const { node } = this.page;
		const [old, contents] = [node.get(PDFName.of('Contents')), node.Contents()];
		const before = contents instanceof PDFArray ? contents.asArray() : old ? [old] : [];
		node.set(PDFName.of('Contents'), this.document.context.obj([this.stream('q'), ...before, this.stream(`\nQ\n${text}\n`)]));
	}

	annotation(entries: Entries): PDFObject {
		const added = this.object({ Type: 'Annot', Rect: [10, 10, 60, 30], F: 4, ...entries });
		this.ofPage('Annots', [...(this.page.node.Annots()?.asArray() ?? []), added]);
		return added;
	}

	ofPage(key: string, value: unknown): void {
		this.page.node.set(PDFName.of(key), this.document.context.obj(value as Record<string, never>));
	}

	ofCatalog(key: string, value: unknown): void {
		this.document.catalog.set(PDFName.of(key), this.document.context.obj(value as Record<string, never>));
	}

	ofInformation(key: string, value: PDFObject): void {
		const { context } = this.document;
		const information = context.trailerInfo.Info ? context.lookup(context.trailerInfo.Info) : undefined;
		if (information instanceof PDFDict) information.set(PDFName.of(key), value);
		else context.trailerInfo.Info = this.object({ [key]: value });
	}

	/** A bookmark refers to its parent. */
	bookmark(): void {
		const { context } = this.document;
		const root = context.nextRef();
		const item = context.register(context.obj({ Title: literal(), Parent: root }));
		context.assign(root, context.obj({ Type: 'Outlines', First: item, Last: item, Count: 1 }));
		this.ofCatalog('Outlines', root);
	}

	destination(): PDFObject {
		return this.document.context.obj([this.page.ref, 'Fit']);
	}
}

/** Each plants the secret in one place, or in several of a kind. */
const PLACES: Readonly<Record<string, (ground: Ground) => void>> = {
	'text of several operators': (ground) => {
		ground.resource('Font', 'OctavoFont', ground.font());
		ground.content(`${shown} BT 3 Tr /OctavoFont 9 Tf 20 40 Td [(Zork) -3 (mid)] TJ 9000 0 Td (${SECRET}) Tj ET`);
		ground.content(`/Span <</ActualText ${utf16().toString()}>> BDC BT /OctavoFont 9 Tf 20 60 Td (x) Tj ET EMC`);
	},
	'comments and unknown operators': (ground) => ground.content(`% ${SECRET}\n(${SECRET}) xyzzy`),
	forms: (ground) => {
		ground.resource('XObject', 'OctavoForm', ground.form());
		ground.resource('XObject', 'OctavoUnused', ground.form());
		ground.content('/OctavoForm Do');
	},
	'tiling pattern': (ground) => {
		const entries = { PatternType: 1, PaintType: 1, TilingType: 1, BBox: [0, 0, 100, 100], XStep: 100, YStep: 100 };
		ground.resource('Pattern', 'OctavoPattern', ground.form({ ...entries, Type: 'Pattern', Subtype: undefined }));
		ground.content('q /Pattern cs /OctavoPattern scn 0 0 50 50 re f Q');
	},
	'soft mask': (ground) => {
		const group = ground.form({ Group: { S: 'Transparency' } });
		ground.resource('ExtGState', 'OctavoState', ground.object({ SMask: { S: 'Luminosity', G: group } }));
		ground.content('q /OctavoState gs Q');
	},
	[IMAGE]: (ground) => {
		ground.resource('Font', 'OctavoFont', ground.font());
		ground.resource('XObject', 'OctavoImage', ground.stream(SECRET.repeat(SAMPLES.Height), SAMPLES));
		ground.content(`q 30 0 0 5 22 200.5 cm /OctavoImage Do Q BT 3 Tr /OctavoFont 9 Tf 20 200 Td (${MARK}) Tj ET`);
	},
	'property list': (ground) => {
		ground.resource('Properties', 'OctavoList', ground.object({ E: literal() }));
		ground.content('/Span /OctavoList BDC EMC');
	},
	annotations: (ground) => {
		ground.annotation({ Subtype: 'Text', Contents: literal(), T: literal(), Subj: utf16(), RC: inName('</p>') });
		ground.annotation({ Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://example.org/?q=Zork%6Did') } });
		ground.annotation({ Subtype: 'Link', A: { S: 'JavaScript', JS: literal() } });
		ground.annotation({ Subtype: 'Stamp', AP: { N: ground.form(), D: ground.form() } });
		const file = { F: ground.stream(SECRET, { Type: 'EmbeddedFile' }) };
		ground.annotation({
			Subtype: 'FileAttachment',
			FS: { Type: 'Filespec', F: inName('.txt'), UF: utf16(), Desc: literal(), EF: file },
		});
	},
	'data of the page': (ground) => {
		ground.ofPage('AA', { O: { S: 'JavaScript', JS: ground.stream(SECRET) } });
		ground.ofPage('PieceInfo', { Octavo: { LastModified: literal(), Private: { Data: utf16(), More: ground.stream(SECRET) } } });
		ground.ofPage('Metadata', ground.stream(xmp(SECRET), { Type: 'Metadata', Subtype: 'XML' }));
		ground.ofPage('OctavoUnknown', ground.stream(SECRET));
	},
	metadata: (ground) => {
		for (const key of ['Title', 'Keywords', 'OctavoOwn']) ground.ofInformation(key, key === 'Title' ? literal() : utf16());
		ground.ofCatalog('Metadata', ground.stream(xmp('Zork&#109;id'), { Type: 'Metadata', Subtype: 'XML' }));
	},
	bookmarks: (ground) => ground.bookmark(),
	'names and labels': (ground) => {
		ground.ofCatalog('PageLabels', { Nums: [0, { P: literal() }] });
		ground.ofCatalog('Dests', { [SECRET]: ground.destination() });
		const scripts = { Names: [inName('x'), { S: 'JavaScript', JS: literal() }] };
		ground.ofCatalog('Names', { Dests: { Names: [literal(), ground.destination()] }, JavaScript: scripts });
	},
	fields: (ground) => {
		const values = { T: literal(), TU: literal(), V: literal(), DV: utf16() };
		const text = ground.annotation({ Subtype: 'Widget', FT: 'Tx', ...values, AP: { N: ground.form() } });
		const options = [literal(), [PDFString.of('a'), utf16()]];
		const choice = ground.annotation({ Subtype: 'Widget', FT: 'Ch', T: PDFString.of('c'), Opt: options, V: literal(), F: 2 });
		ground.ofCatalog('AcroForm', {
			Fields: [text, choice],
			XFA: ground.stream(`<x>${SECRET}</x>`),
			DA: PDFString.of('/Helv 9 Tf'),
		});
	},
	layers: (ground) => {
		const layer = ground.object({
			Type: 'OCG',
			Name: literal(),
			Usage: { CreatorInfo: { Creator: literal(), Subtype: 'Artwork' } },
		});
		ground.ofCatalog('OCProperties', {
			OCGs: [layer],
			D: { Name: literal(), Creator: utf16(), OFF: [layer], Order: [[literal(), layer]] },
		});
	},
	'the rest of the catalog': (ground) => {
		ground.ofCatalog('OutputIntents', [
			{ Type: 'OutputIntent', S: 'GTS_PDFX', OutputConditionIdentifier: literal(), Info: utf16() },
		]);
		ground.ofCatalog('Collection', { Schema: { A: { S: 'S', N: literal() } }, D: literal() });
		ground.ofCatalog('OpenAction', {
			S: 'Launch',
			F: { F: inName('.exe') },
			Next: { S: 'GoToR', F: inName('.pdf'), D: literal() },
		});
		ground.ofCatalog('OctavoUnknown', { A: [literal(), { B: utf16() }] });
	},
	'objects that nothing refers to': (ground) => {
		ground.stream(SECRET);
		ground.object([literal()]);
	},
};

export const places = Object.keys(PLACES);

/** The document with the secret in the `chosen` places, on its second page, if it has one. Undefined where pdf-lib cannot read it. */
export async function plantSecrets(bytes: Uint8Array, chosen: readonly string[] = places): Promise<Uint8Array | undefined> {
	try {
		const document = await PDFDocument.load(bytes, { updateMetadata: false });
		const pages = document.getPages();
		const ground = new Ground(document, pages[1] ?? pages[0]!);
		for (const place of chosen) PLACES[place]!(ground);
		return await document.save({ addDefaultPage: false });
	} catch {
		return undefined;
	}
}
