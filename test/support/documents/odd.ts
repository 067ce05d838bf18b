/** Legal documents of kinds that few writers make: generations other than 0, encryption with every shape of /ID. */
import { newSecurity } from '../../../shared/pdf/security';
import { aesV2Cipher, rc4Cipher, type Cipher } from '../../../shared/pdf/security/ciphers';
import { ownerEntry, userEntry } from '../../../shared/pdf/security/legacy-keys';
import { Output } from '../../../shared/pdf/syntax/output';
import { UNENCRYPTED, writeValue } from '../../../shared/pdf/syntax/serialize';
import { dict, name, Str, type Dict } from '../../../shared/pdf/syntax/values';
import { RawFile } from './raw';

export const USER = 'user';
export const OWNER = 'own';

/** `2` and `3`: RC4 with 40 and 128 bits; `4`: AES with 128 bits; `6`: AES with 256 bits. */
export type Revision = 2 | 3 | 4 | 6;

export interface Encryption {
	readonly dictionary: Dict;
	/** Encrypts stream data of an object. */
	readonly seal: (data: string, number: number, generation: number) => string;
}

/** An encryption with USER and OWNER as passwords, whose key is derived from `id0` up to revision 4. */
export function encryptionOf(revision: Revision, id0: Uint8Array): Encryption {
	if (revision === 6) {
		const security = newSecurity({ algorithm: 'AES-256', userPassword: USER, ownerPassword: OWNER, permissions: -4, id0 });
		return {
			dictionary: security.dictionary,
			seal: (data, number, generation) =>
				latin(security.encryptStream(Buffer.from(data, 'latin1'), number, generation, dict({}))),
		};
	}
	const keyLength = revision === 2 ? 5 : 16;
	const owner = ownerEntry(revision, keyLength, Buffer.from(OWNER), Buffer.from(USER));
	const scheme = { revision, keyLength, owner, permissions: -4, id0, encryptMetadata: true };
	const { user, fileKey } = userEntry(scheme, Buffer.from(USER));
	const filter = dict({ Type: name('CryptFilter'), CFM: name('AESV2'), AuthEvent: name('DocOpen'), Length: 16 });
	const aes = { CF: dict({ StdCF: filter }), StmF: name('StdCF'), StrF: name('StdCF') };
	const cipher = revision === 4 ? aesV2Cipher(fileKey) : rc4Cipher(fileKey);
	return {
		dictionary: dict({
			Filter: name('Standard'),
			V: revision === 2 ? 1 : revision === 3 ? 2 : 4,
			R: revision,
			Length: keyLength * 8,
			...(revision === 4 ? aes : {}),
			O: new Str(owner),
			U: new Str(user),
			P: -4,
		}),
		seal: (data, number, generation) => latin(sealed(cipher, data, number, generation)),
	};
}

function sealed(cipher: Cipher, data: string, number: number, generation: number): Uint8Array {
	const target = new Uint8Array(cipher.length(data.length));
	cipher.encryptInto(Buffer.from(data, 'latin1'), number, generation, target, 0);
	return target;
}

export function shown(value: Dict): string {
	const output = new Output(256);
	writeValue(output, value, UNENCRYPTED);
	return latin(output.bytes);
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The parts of a document whose objects may have another generation than 0. */
export const PARTS = ['catalog', 'tree', 'node', 'page', 'content', 'font', 'outline', 'field', 'info'] as const;
export type PartName = (typeof PARTS)[number];

const NUMBERS: Readonly<Record<PartName, readonly number[]>> = {
	catalog: [1],
	tree: [2],
	font: [3],
	node: [4],
	outline: [5, 6, 7],
	field: [8],
	info: [9],
	page: [11, 12, 13],
	content: [21, 22, 23],
};

export interface OddOptions {
	readonly form: 'table' | 'stream' | 'hybrid';
	/** Generation of the objects of each part; 0 unless told. */
	readonly generations?: Readonly<Partial<Record<PartName, number>>>;
	readonly encryption?: Encryption | undefined;
	/** As it is in the trailer, such as `/ID[<61><62>]`. */
	readonly id?: string;
}

/**
 * Three pages that say "Page N", with two bookmarks and a text field. Pages 1 and 2 are below a further node. Object
 * streams have no generations, so every object is in the file itself.
 */
export function oddDocument({ form, generations = {}, encryption, id = '' }: OddOptions): Uint8Array {
	const generationOf = new Map(PARTS.flatMap((part) => NUMBERS[part].map((number) => [number, generations[part] ?? 0] as const)));
	const ref = (number: number) => `${number} ${generationOf.get(number) ?? 0} R`;
	const objects: Record<number, string> = {
		1: `<</Type/Catalog/Pages ${ref(2)}/Outlines ${ref(5)}/AcroForm<</Fields[${ref(8)}]/DA(/F 9 Tf)/DR<</Font<</F ${ref(3)}>>>>>>>>`,
		2: `<</Type/Pages/Count 3/MediaBox[0 0 300 200]/Resources<</Font<</F ${ref(3)}>>>>/Kids[${ref(4)} ${ref(13)}]>>`,
		3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
		4: `<</Type/Pages/Parent ${ref(2)}/Count 2/Kids[${ref(11)} ${ref(12)}]>>`,
		5: `<</Type/Outlines/First ${ref(6)}/Last ${ref(7)}/Count 2>>`,
		6: `<</Title<31>/Parent ${ref(5)}/Next ${ref(7)}/Dest[${ref(11)}/Fit]>>`,
		7: `<</Title<33>/Parent ${ref(5)}/Prev ${ref(6)}/Dest[${ref(13)}/Fit]>>`,
		8: `<</Type/Annot/Subtype/Widget/FT/Tx/T<66>/F 4/Rect[10 10 60 30]/P ${ref(12)}>>`,
		9: '<</Trapped/False>>',
		11: `<</Type/Page/Parent ${ref(4)}/Contents ${ref(21)}>>`,
		12: `<</Type/Page/Parent ${ref(4)}/Contents ${ref(22)}/Annots[${ref(8)}]>>`,
		13: `<</Type/Page/Parent ${ref(2)}/Contents ${ref(23)}>>`,
	};
	const seal = encryption?.seal ?? ((data: string) => data);
	// Strings are encrypted as well; these are in hexadecimal form.
	const text = (body: string, number: number) =>
		body.replaceAll(/<((?:[0-9a-f]{2})+)>/g, (_, hex: string) => {
			const sealedText = seal(Buffer.from(hex, 'hex').toString('latin1'), number, generationOf.get(number)!);
			return `<${Buffer.from(sealedText, 'latin1').toString('hex')}>`;
		});
	const file = new RawFile();
	for (const [key, body] of Object.entries(objects)) {
		const number = Number(key);
		file.object(
			number,
			text(body.replace('(/F 9 Tf)', `<${Buffer.from('/F 9 Tf 0 g').toString('hex')}>`), number),
			generationOf.get(number),
		);
	}
	for (const [index, number] of NUMBERS.content.entries()) {
		const generation = generationOf.get(number)!;
		const data = seal(`BT /F 24 Tf 40 100 Td (Page ${index + 1}) Tj ET`, number, generation);
		file.object(number, `<</Length ${data.length}>>\nstream\n${data}\nendstream`, generation);
	}
	const trailer = `/Root ${ref(1)}/Info ${ref(9)}${id}${encryption ? `/Encrypt ${shown(encryption.dictionary)}` : ''}`;
	if (form === 'table') file.table(trailer);
	else if (form === 'stream') file.crossReferenceStream(30, trailer);
	else {
		// A table with everything, and a stream that adds one object which the table lacks.
		const at = file.bytes.length;
		file.raw('').crossReferenceStream(30, trailer, false);
		file.table(`${trailer}/XRefStm ${at}`);
	}
	return file.bytes;
}
