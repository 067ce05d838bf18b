import { openDocument } from '../../../shared/pdf/open-document';
import { dropConformance, readConformance } from '../../../shared/model/metadata/conformance';
import { save } from '../../../shared/pdf/write/save';
import { job } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';
import { uncompressed, withTools } from '../../support/judges/tools';

const withPacket = (properties: string) =>
	openDocument(
		rawPages(1, {
			catalog: '/Metadata 60 0 R',
			objects: { 60: ['/Type/Metadata/Subtype/XML', `<rdf:RDF><rdf:Description ${properties}</rdf:RDF>`] },
		}),
		job(),
	);

const URI = 'http://www.aiim.org/pdfa/ns/id/';

withTools('qpdf')('a claim of conformance', () => {
	test.each([
		['an attribute', `xmlns:pdfaid="${URI}" pdfaid:part="2" pdfaid:conformance="B"/>`],
		['an attribute with another prefix', `xmlns:a='${URI}' a:part='2' a:conformance='B'/>`],
		['an element with another prefix', `xmlns:x-y="${URI}"><x-y:part>2</x-y:part></rdf:Description>`],
	])('is found and removed as %s', async (_, properties) => {
		const document = await withPacket(properties);
		expect(readConformance(document)).toEqual({ archive: '2', accessible: undefined });
		expect(dropConformance(document)).toBe(true);
		expect(readConformance(document).archive).toBeUndefined();
		expect(uncompressed(await save(document))).not.toMatch(/:(part|conformance)/);
	});

	test('is not what another namespace says with the usual prefix', async () => {
		const document = await withPacket('xmlns:pdfaid="http://example.com/" pdfaid:part="1"/>');
		expect(readConformance(document).archive).toBeUndefined();
		expect(dropConformance(document)).toBe(false);
	});
});
