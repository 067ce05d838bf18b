/** An encryption as other programs see it, and documents that another program encrypted. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askStandIn, type ProtectionView } from '../judges/stand-ins';
import { answerOf, qpdfCheck, run, showEncryption } from '../judges/tools';

/** All flags of add_restrictions, with everything allowed. */
export const allAllowed = {
	allow_copy_content: true,
	allow_change_content: true,
	allow_print: true,
	allow_print_high_resolution: true,
	allow_comment_and_fill_form: true,
	allow_fill_form: true,
	allow_assemble_document: true,
	allow_accessibility: true,
};

/** P as qpdf reads it; undefined if the document is not encrypted. */
export function permissionsByQpdf(bytes: Uint8Array, password?: string): number | undefined {
	const found = /^P = (-?\d+)$/m.exec(showEncryption(bytes, password));
	return found ? Number(found[1]) : undefined;
}

/** Whether qpdf opens the document with this password. */
export function opensInQpdf(bytes: Uint8Array, password: string): boolean {
	return !qpdfCheck(bytes, password).output.includes('invalid password');
}

/** The view of mutool or PDFium. The permissions are those of the last of `passwords` that opens the document. */
export const seenByMutool = (bytes: Uint8Array, passwords: readonly string[]): ProtectionView =>
	answerOf(
		'mutool',
		() => inMutool(bytes, passwords),
		() => askStandIn('protection', { bytes, passwords }),
	);

function inMutool(bytes: Uint8Array, passwords: readonly string[]): ProtectionView {
	return inFolder((folder) => {
		const [file, script] = [path.join(folder, 'document.pdf'), path.join(folder, 'look.js')];
		writeFileSync(file, bytes);
		writeFileSync(
			script,
			`var document = new PDFDocument(${JSON.stringify(file)});
			var seen = { needsPassword: document.needsPassword(), permissions: Number(document.getTrailer().Encrypt.P) };
			seen.opens = ${JSON.stringify(passwords)}.map(function (one) { return Boolean(document.authenticatePassword(one)); });
			['print', 'edit', 'copy', 'annotate'].forEach(function (one) { seen[one] = document.hasPermission(one); });
			print(JSON.stringify(seen));`,
		);
		const { stdout, stderr } = run('mutool', ['run', script]);
		if (stdout.length === 0) throw new Error(`mutool has nothing to say: ${stderr}`);
		return JSON.parse(stdout.toString('utf8')) as ProtectionView;
	});
}

/** The encryptions that qpdf can write, including weak and outdated ones. */
export const variants = {
	'RC4-40': ['40', '--modify=n'],
	'RC4-128': ['128', '--use-aes=n', '--print=none'],
	'RC4-128 by crypt filter': ['128', '--force-V4', '--print=none'],
	AESV2: ['128', '--use-aes=y', '--print=none'],
	'AESV2, metadata in clear': ['128', '--use-aes=y', '--cleartext-metadata'],
	'AESV3 R5': ['256', '--force-R5', '--print=none'],
	'AESV3 R6': ['256', '--print=none'],
	'AESV3 R6, metadata in clear': ['256', '--cleartext-metadata', '--extract=n'],
} as const satisfies Record<string, readonly string[]>;

export type Variant = keyof typeof variants;

/** `bytes`, encrypted by qpdf. */
export function encryptedByQpdf(bytes: Uint8Array, variant: Variant, user: string, owner: string): Uint8Array {
	return inFolder((folder) => {
		const [from, to] = [path.join(folder, 'from.pdf'), path.join(folder, 'to.pdf')];
		writeFileSync(from, bytes);
		const { code, stderr } = run('qpdf', ['--allow-weak-crypto', from, '--encrypt', user, owner, ...variants[variant], '--', to]);
		if (code !== 0) throw new Error(`qpdf could not encrypt: ${stderr}`);
		return readFileSync(to);
	});
}

function inFolder<T>(use: (folder: string) => T): T {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		return use(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
