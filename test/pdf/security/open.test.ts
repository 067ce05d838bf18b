import { openDocument } from '../../../shared/pdf/open-document';
import { save } from '../../../shared/pdf/write/save';
import { openSecurity } from '../../../shared/pdf/security';
import { type Dict, dict, latin, name, type Str } from '../../../shared/pdf/syntax/values';
import { rich } from '../../support/documents/drawn';
import { job } from '../../support/hosts/local';
import { encryptedByQpdf, variants, type Variant } from '../../support/documents/protection';
import { qpdfCheck, withTools } from '../../support/judges/tools';

const open = (bytes: Uint8Array, password?: string) => openDocument(bytes, job(), { password });

withTools('qpdf')('documents that qpdf encrypted', () => {
	let plain: Uint8Array;
	beforeAll(async () => {
		plain = await rich(3);
	});

	describe.each(Object.keys(variants) as Variant[])('%s', (variant) => {
		test('opens with the user or the owner password, and with no other', async () => {
			const bytes = encryptedByQpdf(plain, variant, 'usr', 'own');
			for (const [password, access] of [
				['usr', 'user'],
				['own', 'owner'],
			] as const) {
				const document = await open(bytes, password);
				expect(document.security).toMatchObject({ access, opensWithoutPassword: false });
				const title = document.dict(document.trailer.get('Info'))?.get('Title') as Str;
				expect(Buffer.from(title.bytes).toString('latin1')).toContain('\0R\0i\0c\0h');
			}
			await expect(open(bytes)).rejects.toMatchObject({ code: 'password_required', issues: [{ field: 'file' }] });
			await expect(open(bytes, '')).rejects.toMatchObject({ code: 'password_required' });
			await expect(open(bytes, 'Usr')).rejects.toMatchObject({ code: 'wrong_password', issues: [{ field: 'file' }] });
		});

		test('opens with any password if it needs none', async () => {
			const bytes = encryptedByQpdf(plain, variant, '', 'own');
			for (const password of [undefined, 'own', 'wrong'])
				expect((await open(bytes, password)).security).toMatchObject({ access: 'user', opensWithoutPassword: true });
		});
	});

	test.each([
		['AESV3 R6', 'Größe €5 – 日本語 🔑'],
		['AESV3 R6', 'x'.repeat(200)],
		['AESV3 R6', 'ﬁnal\u00ADly'],
		['AESV2', 'y'.repeat(60)],
	] as const)('%s with an unusual password %j', async (variant, password) => {
		const bytes = encryptedByQpdf(plain, variant, password, 'own');
		expect((await open(bytes, password)).security?.access).toBe('user');
	});

	// poppler opens the first and the third one, mupdf the first, and qpdf the second.
	test.each([
		['AESV2', '/V 4', '/V 5'],
		['AESV2', '/R 4', '/R 6'],
		['AESV3 R6', '/V 5', '/V 4'],
		['AESV3 R6', '/R 6', '/R 4'],
	] as const)(
		'%s with a wrong number, %s to %s, opens with its password, and is written with the right one',
		async (variant, right, wrong) => {
			const sound = encryptedByQpdf(plain, variant, 'usr', 'own');
			const bytes = Buffer.from(Buffer.from(sound).toString('latin1').replace(right, wrong), 'latin1');
			expect(bytes.equals(sound)).toBe(false);
			await expect(open(bytes, 'other')).rejects.toMatchObject({ code: 'wrong_password' });
			expect(qpdfCheck(await save(await open(bytes, 'usr')), 'usr')).toMatchObject({ clean: true });
		},
	);

	// qpdf takes the bytes of its arguments as they are: UTF-8 here, which PDFDocEncoding is not.
	test('AESV2 with a password in UTF-8', async () => {
		const bytes = encryptedByQpdf(plain, 'AESV2', 'Größe', 'own');
		expect((await open(bytes, 'Größe')).security?.access).toBe('user');
	});
});

const messageOf = (encrypt: Dict): string => {
	try {
		openSecurity(encrypt, { known: new Uint8Array(16) }, 'password');
	} catch (thrown) {
		return `${(thrown as { code: string }).code}: ${(thrown as Error).message}`;
	}
	return 'opened';
};

test('refuses an identifier that would be hashed for long, before it hashes it', () => {
	const key = { O: latin('o'.repeat(32)), U: latin('u'.repeat(32)), P: -4, Length: 128 };
	const encrypt = dict({ Filter: name('Standard'), V: 2, R: 3, ...key });
	const codeOf = (length: number, possible: readonly Uint8Array[] = []): string => {
		try {
			openSecurity(encrypt, { known: new Uint8Array(length), possible }, 'password');
		} catch (thrown) {
			return (thrown as { code: string }).code;
		}
		return 'opened';
	};
	expect(codeOf(4096)).toBe('wrong_password');
	expect(codeOf(4097)).toBe('unsupported_encryption');
	expect(codeOf(16, [new Uint8Array(4097)])).toBe('unsupported_encryption');
});

describe('names the encryption that it cannot open', () => {
	test.each([
		[
			{ Filter: name('Adobe.PubSec'), V: 4 },
			'unsupported_encryption: The PDF document is protected by the security handler Adobe.PubSec',
		],
		[{ Filter: name('FileOpen'), V: 1 }, 'security handler FileOpen'],
		[{ Filter: name('a b\n'), V: 1 }, 'security handler with an unusual name'],
		[{}, 'security handler without a name'],
		[
			{ Filter: name('Standard'), V: 6, R: 7 },
			'unsupported_encryption: The PDF document is protected by the standard security handler with V 6 and R 7',
		],
		[{ Filter: name('Standard'), V: 3, R: 3 }, 'with V 3 and R 3'],
		[
			{ Filter: name('Standard'), V: 5, R: 6, StmF: name('Odd'), CF: dict({ Odd: dict({ CFM: name('AESV9') }) }) },
			'unsupported_encryption: The PDF document is protected by the crypt filter Odd',
		],
		[{ Filter: name('Standard'), V: 2, R: 3, P: -4 }, 'unreadable_document'],
		[{ Filter: name('Standard'), V: 5, R: 6, O: latin('short'), U: latin('short') }, 'unreadable_document'],
		[{ Filter: name('Standard'), V: 4, R: 4, O: latin('short'), U: latin('short') }, 'wrong_password'],
	])('%#', (entries, expected) => {
		expect(messageOf(dict(entries))).toContain(expected);
	});
});
