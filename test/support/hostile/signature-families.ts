/** Families of hostile signatures: many of them, many revisions, much that is compared, and deep or endless ASN.1. */
import { RawFile, pageObjects } from '../documents/raw';
import { agreement, appended } from '../documents/signed';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

const ROOT = '/Root 1 0 R';

const checking = (documents: (size: number) => Uint8Array, size: number, ends: Costly['ends'] = 'ok'): Costly => ({
	operation: 'check_signatures',
	documents: (given) => [asDocument(documents(given))],
	size,
	ends,
});

/** A document with these signatures, by the hexadecimal digits of their contents. The numbers of /ByteRange are right. */
function signedWith(contents: readonly string[]): Uint8Array {
	const objects: Record<number, string> = {};
	const fields = contents.map((_, index) => `${100 + 2 * index} 0 R`).join(' ');
	for (const [index, hex] of contents.entries()) {
		objects[100 + 2 * index] = `<</FT/Sig/T(s${index})/V ${101 + 2 * index} 0 R>>`;
		objects[101 + 2 * index] =
			`<</Type/Sig/SubFilter/adbe.pkcs7.detached/ByteRange[0 0000000000 0000000000 0000000000]/Contents<${hex}>>>`;
	}
	const file = new RawFile().objects({
		...pageObjects(1, { catalog: `/AcroForm<</Fields[${fields}]/SigFlags 3>>` }),
		...objects,
	});
	let text = Buffer.from(file.table(ROOT).bytes).toString('latin1');
	for (let at = text.indexOf('/ByteRange['); at >= 0; at = text.indexOf('/ByteRange[', at + 1)) {
		const start = text.indexOf('<', at);
		const end = text.indexOf('>', start) + 1;
		const numbers = [start, end, text.length - end].map((number) => String(number).padStart(10, '0')).join(' ');
		text = `${text.slice(0, at)}/ByteRange[0 ${numbers}]${text.slice(text.indexOf(']', at) + 1)}`;
	}
	return Buffer.from(text, 'latin1');
}

const evenly = (hex: string): string => (hex.length % 2 === 0 ? hex : `${hex}0`);

export const signatureFamilies: Readonly<Record<string, Costly>> = {
	'signatures: indefinite lengths in each other': checking((size) => signedWith([evenly('3080'.repeat(size / 4))]), 400_000),
	'signatures: many values without an end': checking((size) => signedWith([`3080${'3000'.repeat(size / 4)}`]), 400_000),
	'signatures: many signatures': checking((size) => signedWith(Array<string>(Math.floor(size / 300)).fill('3000')), 50_000),
	'signatures: more signatures than are checked': checking(
		(size) => signedWith(Array<string>(Math.floor(size / 300)).fill('3000')),
		200_000,
		'limit_exceeded',
	),
	'signatures: many revisions after a signature': checking((size) => {
		let bytes = agreement();
		for (let made = 0; made < size; made += 1000) bytes = appended(bytes, { 3: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>' });
		return bytes;
	}, 100_000),
	'signatures: many objects that refer to one that changed': checking((size) => {
		const many: Record<number, string> = {};
		const count = Math.floor(size / 40);
		for (let index = 0; index < count; index++) many[200 + index] = `[3 0 R ${201 + index} 0 R 200 0 R]`;
		return appended(agreement(), {
			...many,
			3: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
			1: '<</Type/Catalog/Pages 2 0 R/X 200 0 R>>',
		});
	}, 200_000),
};
