/** Encrypted documents whose trailer or identifier is lost are decrypted, or refused; never read as if they were plain. */
import zlib from 'node:zlib';
import { decode } from '../../../shared/contract/values/decode';
import { findIdentifiers } from '../../../shared/pdf/read/lost-encryption';
import { expectLinear } from '../../support/cost/growth';
import { encryptedByQpdf, variants, type Variant } from '../../support/documents/protection';
import { rawPages, rawPdf, pageObjects } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const asBytes = (text: string) => Buffer.from(text, 'latin1');

const read = (bytes: Uint8Array, password?: string) =>
	local.run(
		'extract_text',
		[asDocument(bytes)],
		decode('extract_text', password === undefined ? {} : { open_password: password }),
	);

/** The text and the codes of the notes, or the code and the message of the error. */
async function outcome(bytes: Uint8Array, password?: string): Promise<unknown> {
	try {
		const { data, notes } = await read(bytes, password);
		return { text: (data as { text: string }).text.replace(/\s+/g, ' ').trim(), notes: notes.map(({ code }) => code) };
	} catch (thrown) {
		const { code, message } = thrown as { code: string; message: string };
		return { code, message };
	}
}

const REPAIRED = { text: 'Page 1 Page 2 Page 3', notes: ['document_repaired'] };
const LOST = {
	code: 'unsupported_encryption',
	message: 'The PDF document is encrypted and has lost its identifier (/ID), without which no password can be checked',
};
/** The key does not depend on the identifier. */
const isModern = (variant: Variant): boolean => variant.startsWith('AESV3');

withTools('qpdf', 'poppler')('an encrypted document', () => {
	const plain = rawPages(3, {});

	describe.each(Object.keys(variants) as Variant[])('%s', (variant) => {
		const encrypt = (user: string) => latin(encryptedByQpdf(plain, variant, user, 'own'));
		const withoutTrailer = (file: string) => asBytes(file.slice(0, file.lastIndexOf('xref\n0')));
		const withBrokenTrailer = (file: string) =>
			asBytes(file.replace(/trailer(?= <<)/, 'tr@iler').replace(/startxref/, 'startxrxx'));
		const withoutId = (file: string) => asBytes(file.replace(/\/ID (?=\[)/, '/XY '));

		testInTurn('that lost its trailer is decrypted, or refused', async () => {
			const open = withoutTrailer(encrypt(''));
			expect(await outcome(open)).toEqual(isModern(variant) ? REPAIRED : LOST);
			const locked = withoutTrailer(encrypt('usr'));
			expect(await outcome(locked)).toEqual(isModern(variant) ? expect.objectContaining({ code: 'password_required' }) : LOST);
			expect(await outcome(locked, 'usr')).toEqual(isModern(variant) ? REPAIRED : LOST);
			if (isModern(variant)) expect(await outcome(locked, 'no')).toMatchObject({ code: 'wrong_password' });
		});

		test('whose trailer has no keyword is decrypted, with the identifier in it', async () => {
			expect(await outcome(withBrokenTrailer(encrypt('')))).toEqual(REPAIRED);
			expect(await outcome(withBrokenTrailer(encrypt('usr')), 'usr')).toEqual(REPAIRED);
		});

		test('without /ID opens where its key does not depend on it, as in qpdf', async () => {
			const bytes = withoutId(encrypt(''));
			expect(qpdfCheck(bytes).output.includes('invalid password')).toBe(!isModern(variant));
			const expected = isModern(variant) ? { ...REPAIRED, notes: [] } : LOST;
			expect(await outcome(bytes)).toEqual(expected);
			expect(await outcome(withoutId(encrypt('usr')), 'usr')).toEqual(expected);
		});

		test('whose trailer names another object in place of its encryption is decrypted', async () => {
			const file = encrypt('').replace(/\/Encrypt \d+ 0 R/, (named) => `/Encrypt ${'9'.repeat(named.length - 13)} 0 R`);
			expect(await outcome(asBytes(file))).toEqual(REPAIRED);
		});
	});

	test.each(['AESV3 R6', 'AESV2', 'RC4-128'] as const)(
		'%s that lost its encryption too is not read without a word',
		async (variant) => {
			const file = latin(encryptedByQpdf(plain, variant, '', 'own'));
			const cut = file.slice(0, file.lastIndexOf('xref\n0')).replace(/\/(?:CF|O|U) /g, '/X ');
			expect(await outcome(asBytes(cut))).toMatchObject({
				text: '',
				notes: ['document_repaired', 'text_incomplete'],
			});
		},
	);

	test('of which nothing but the encryption was lost is written again as it was', async () => {
		const file = latin(encryptedByQpdf(plain, 'AESV3 R6', '', 'own'));
		const bytes = asBytes(file.slice(0, file.lastIndexOf('xref\n0')));
		const { documents } = await local.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90 }));
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
		expect(pageTexts(documents[0]!.bytes, 'own')).toEqual(['Page 1', 'Page 2', 'Page 3']);
	});
});

const STANDARD = `<</Filter/Standard/V 5/R 6/P -4/O(${'o'.repeat(48)})/U(${'u'.repeat(48)})/OE(${'o'.repeat(32)})/UE(${'u'.repeat(32)})/StmF/StdCF/StrF/StdCF/CF<</StdCF<</CFM/AESV3>>>>>>`;

/** Two pages and an object that is left from an encryption, without cross-reference. */
function leftOver(dictionary: string, encode: (content: string) => readonly [string, string]): Uint8Array {
	const objects = Object.entries(pageObjects(2)).map(([number, object]) => [
		number,
		typeof object === 'string' ? object : encode(object[1]),
	]);
	const file = latin(rawPdf({ ...Object.fromEntries(objects), 60: dictionary }));
	return asBytes(file.slice(0, file.lastIndexOf('xref\n0')));
}

const deflated = (content: string) => ['/Filter/FlateDecode', latin(zlib.deflateSync(content))] as const;
const scrambled = (content: string) =>
	['/Filter/FlateDecode', latin(zlib.deflateSync(content).map((byte) => byte ^ 0x55))] as const;

describe('an encryption dictionary that no trailer names', () => {
	test('is of no use where the streams are plain', async () => {
		expect(await outcome(leftOver(STANDARD, deflated))).toEqual({ text: 'Page 1 Page 2', notes: ['document_repaired'] });
	});

	test('counts where they are not', async () => {
		expect(await outcome(leftOver(STANDARD, scrambled))).toMatchObject({ code: 'password_required' });
	});

	test('counts where it is for certificates', async () => {
		const dictionary = '<</Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s4/V 1/Recipients[(x)]>>';
		expect(await outcome(leftOver(dictionary, scrambled))).toMatchObject({ code: 'unsupported_encryption' });
	});

	test.each(['<</Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/V 1/Contents<00>>>', '<</Filter/Standard/V(5)/O 1/U 1>>'])(
		'is not %s',
		async (dictionary) => {
			expect(await outcome(leftOver(dictionary, deflated))).toMatchObject({ notes: ['document_repaired'] });
		},
	);
});

describe('identifiers', () => {
	test('are arrays of strings after /ID', () => {
		const found = findIdentifiers(asBytes('/ID (no) /IDTree [(no)] /ID[<616263><64>] /ID [ (def)(x) ] /ID[() ()] /ID['));
		expect(found.map(latin)).toEqual(['abc', 'def']);
	});

	test.each(['/ID[<', '/ID[(', '/ID[<61><62>]', '/ID[[', '/ID%'])('take time in proportion to a file of %s', async (piece) => {
		await expectLinear(async (size) => Promise.resolve(findIdentifiers(asBytes(piece.repeat(size)))), 200_000);
	});
});
