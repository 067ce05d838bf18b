import { PDFDocument } from 'pdf-lib';
import { decode } from '../../../shared/contract/values/decode';
import { claimsOf, endArchiveClaim, endMergedClaims } from '../../../shared/model/metadata/claims';
import { xmpOf } from '../../../shared/model/metadata/read';
import type { RawParameters } from '../../../shared/contract/values/decode';
import type { OperationName } from '../../../shared/contract/operations';
import { openDocument } from '../../../shared/pdf/open-document';
import { save } from '../../../shared/pdf/write/save';
import { asDocument, job, local } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';
import { uncompressed, withTools } from '../../support/judges/tools';

const document = (packet: string) =>
	rawPages(1, { catalog: '/Metadata 60 0 R', objects: { 60: ['/Type/Metadata/Subtype/XML', packet] } });

const described = (properties: string) =>
	`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${properties}</rdf:RDF>`;

const open = (packet: string) => openDocument(document(packet), job());

const [ARCHIVE, ACCESSIBLE] = ['http://www.aiim.org/pdfa/ns/id/', 'http://www.aiim.org/pdfua/ns/id/'];

withTools('qpdf')('a claim of conformance', () => {
	test.each([
		['attributes', described(`xmlns:pdfaid="${ARCHIVE}" pdfaid:part="2" pdfaid:conformance="B"/>`)],
		['attributes with another prefix', described(`xmlns:a='${ARCHIVE}' a:part='2' a:conformance='B'/>`)],
		[
			'elements with another prefix',
			described(`xmlns:x-y="${ARCHIVE}"><x-y:part>2</x-y:part><x-y:conformance>B</x-y:conformance></rdf:Description>`),
		],
		[
			'elements of a default namespace',
			described(`><part xmlns="${ARCHIVE}">2</part><conformance xmlns="${ARCHIVE}">B</conformance></rdf:Description>`),
		],
		['properties with the usual prefix, not declared', described('pdfaid:part="2" pdfaid:conformance="B"/>')],
		[
			'properties after an unknown entity',
			described(
				`xmlns:d="urn:d"><d:e>a & b &f;</d:e><pdfaid:part>2</pdfaid:part><pdfaid:conformance>b</pdfaid:conformance></rdf:Description>`,
			),
		],
		['a description outside of rdf:RDF', '<x><rdf:Description pdfaid:part="2" pdfaid:conformance="B"/></x>'],
	])('is found and ended in %s', async (_, packet) => {
		const opened = await open(packet);
		const { archive, names } = await claimsOf(opened);
		expect({ archive, names }).toEqual({ archive: { part: 2, level: 'b', name: 'PDF/A-2b' }, names: ['PDF/A-2b'] });
		const note = endArchiveClaim(opened, await xmpOf(opened), archive!, 'that standard allows no stamps');
		expect(note.message).toBe('The document no longer claims PDF/A-2b: that standard allows no stamps.');
		expect((await claimsOf(opened)).names).toEqual([]);
		expect(uncompressed(await save(opened))).not.toMatch(/part|conformance/);
	});

	test('is not what another namespace says with the usual prefix', async () => {
		const opened = await open(described('xmlns:pdfaid="http://example.com/" pdfaid:part="1"/>'));
		expect(await claimsOf(opened)).toEqual({ archive: undefined, accessible: undefined, names: [] });
		expect(await endMergedClaims(opened)).toEqual([]);
		expect(uncompressed(await save(opened))).toContain('pdfaid:part="1"');
	});

	test('names the level, and none for PDF/A-4; a merge ends PDF/UA as well', async () => {
		const opened = await open(
			described(`xmlns:a="${ARCHIVE}" xmlns:u="${ACCESSIBLE}" a:part="4" a:rev="2020" u:part="2" u:rev="2024"/>`),
		);
		expect((await claimsOf(opened)).names).toEqual(['PDF/A-4', 'PDF/UA-2']);
		expect(await endMergedClaims(opened)).toMatchObject([
			{ message: expect.stringContaining('claims PDF/A-4 and PDF/UA-2, because') },
		]);
		expect(uncompressed(await save(opened))).not.toMatch(/:(part|rev)=/);
	});
});

describe('every operation names the same claim', () => {
	const claiming = (part: number, level: string) =>
		document(described(`xmlns:q="${ARCHIVE}" q:part="${part}" q:conformance="${level}"/>`));
	const notesOf = async (name: OperationName, bytes: Uint8Array[], raw: RawParameters) =>
		(
			await local.run(
				name,
				bytes.map((one) => asDocument(one)),
				decode(name, raw),
			)
		).notes.map(({ message }) => message);
	const blank = async () => {
		const page = await PDFDocument.create({ updateMetadata: false });
		page.addPage([300, 300]);
		return page.save();
	};

	test.each<[OperationName, RawParameters]>([
		['set_metadata', { remove_existing: true }],
		['add_attachment', { attachment: { name: 'a.txt', bytes: Buffer.from('a') } }],
		['add_text_watermark', { line_1: 'Draft' }],
		['merge_documents', {}],
	])('%s', async (name, raw) => {
		const bytes = claiming(1, 'A');
		const notes = await notesOf(name, name === 'merge_documents' ? [bytes, bytes] : [bytes], raw);
		expect(notes).toEqual([expect.stringMatching(/no longer claims PDF\/A-1a[:,] /)]);
		const { data } = await local.run('get_document_info', [asDocument(bytes)], decode('get_document_info', {}));
		expect(data).toMatchObject({ claims: ['PDF/A-1a'] });
	});

	test('add_overlay', async () => {
		const overlay = { name: 'overlay.pdf', bytes: await blank() };
		expect(await notesOf('add_overlay', [claiming(3, 'U')], { overlay, layer: 'over' })).toEqual([
			expect.stringContaining('no longer claims PDF/A-3u: the overlay'),
		]);
	});
});
