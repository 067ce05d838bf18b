/** Documents that keep the rules of PDF/A, drawn with pdf-lib: an embedded font, an output intent, XMP that agrees with Info. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { makeProfile } from '../../../shared/model/image/made-profiles';

const FONT = path.join(process.env['OCTAVO_ROOT'] ?? '.', 'shared', 'model', 'font', 'NotoSans-Regular-cut.ttf');
const DATE = '2026-01-31T12:00:00Z';

export interface Archive {
	/** Part and level of PDF/A, such as `3B`; absent: no claim. */
	readonly claims?: string;
	readonly lines?: readonly string[];
	readonly title?: string;
	/** Descriptions to add to the XMP. */
	readonly more?: string;
}

export async function archive({ claims, lines = ['Page 1'], title = 'Archive', more = '' }: Archive = {}): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	document.registerFontkit(fontkit);
	document.setTitle(title);
	document.setModificationDate(new Date(DATE));
	const font = await document.embedFont(readFileSync(FONT), { subset: true, customName: 'ABCDEF+NotoSans' });
	const page = document.addPage([595, 842]);
	for (const [index, line] of lines.entries()) page.drawText(line, { x: 60, y: 760 - index * 24, size: 14, font });
	const { context } = document;
	const profile = context.register(context.stream(makeProfile({ gray: false }), { N: 3 }));
	const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFA1', DestOutputProfile: profile });
	intent.set(PDFName.of('OutputConditionIdentifier'), PDFString.of('sRGB'));
	document.catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
	const id = PDFHexString.of('00112233445566778899aabbccddeeff');
	context.trailerInfo.ID = context.obj([id, id]);
	const metadata = context.stream(packet(title, claims, more), { Type: 'Metadata', Subtype: 'XML' });
	document.catalog.set(PDFName.of('Metadata'), context.register(metadata));
	return document.save({ useObjectStreams: false });
}

function packet(title: string, claims: string | undefined, more: string): string {
	const claim =
		claims === undefined ? '' : `<pdfaid:part>${claims[0]}</pdfaid:part><pdfaid:conformance>${claims[1]}</pdfaid:conformance>`;
	return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title><xmp:ModifyDate>${DATE}</xmp:ModifyDate>${claim}</rdf:Description>
${more}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
