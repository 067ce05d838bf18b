/** Families of documents whose rules of PDF/A are costly to check: color spaces, profiles, glyphs, annotations, long strings. */
import { invoiceXml } from '../documents/invoice-xml';
import { rawPages } from '../documents/raw';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

type Features = Parameters<typeof rawPages>[1];

const upgrading = (features: (size: number) => Features, size: number): Costly => ({
	operation: 'create_e_invoice',
	documents: (given) => [asDocument(rawPages(1, features(Math.floor(given))))],
	parameters: () => ({ invoice: asDocument(Buffer.from(invoiceXml()), 'invoice.xml'), upgrade_to_archive: 'true' }),
	size,
	ends: 'invalid_parameters',
});

const many = (count: number, text: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => text(index)).join('');
const SPACES = '/Resources<</ColorSpace 60 0 R>>';

export const archiveFamilies: Readonly<Record<string, Costly>> = {
	'archive: a color space within itself': upgrading(
		(count) => ({
			pages: { 1: SPACES },
			objects: {
				60: `<<${many(count, (index) => `/C${index}[/Separation/A${index} 61 0 R 61 0 R]`)}>>`,
				61: `[${many(40, () => '61 0 R ')}]`,
			},
		}),
		4000,
	),
	'archive: colorants of one list': upgrading(
		(count) => ({
			pages: { 1: SPACES },
			objects: {
				60: `<<${many(count, (index) => `/C${index}[/DeviceN 61 0 R/DeviceRGB 62 0 R]`)}>>`,
				61: `[${many(count, () => '/A')}]`,
			},
		}),
		4000,
	),
	'archive: fonts of one set of glyphs': upgrading(
		(count) => ({
			objects: {
				60: `<<${many(count, (index) => `/G${index} 41 0 R`)}>>`,
				61: `[${many(count, () => '<</Type/Font/Subtype/Type3/CharProcs 60 0 R>>')}]`,
			},
		}),
		4000,
	),
	'archive: annotations of one set of looks': upgrading(
		(count) => ({
			pages: { 1: `/Annots[${many(count, () => '<</Subtype/Widget/F 4/Rect[0 0 9 9]/AP<</N 60 0 R>>>>')}]` },
			objects: { 60: `<<${many(count, (index) => `/S${index} 41 0 R`)}>>` },
		}),
		2000,
	),
	'archive: streams with one list of filters': upgrading(
		(count) => ({
			objects: {
				60: `[${many(count, () => '/FlateDecode')}]`,
				...Object.fromEntries(Array.from({ length: count }, (_, index) => [70 + index, ['/Filter 60 0 R', ''] as const])),
			},
		}),
		1000,
	),
};
