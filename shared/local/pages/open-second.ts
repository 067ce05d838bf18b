/** Opens a second document, such as an overlay; its problems are issues on its own fields (docs/semantics.md, D30 and D36). */
import type { Document } from '../../contract/backend';
import { invalidParameters, OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { openDocument } from '../../pdf/open-document';
import { kindOfFile } from '../../pdf/read/file-kind';

export interface OpenedSecond {
	readonly document: PdfDocument;
	/** Whether it was damaged and had to be repaired. */
	readonly isRepaired: boolean;
}

/** The fields that give a second document and its password, and how messages call it. */
export interface SecondFields {
	readonly file: string;
	readonly password: string;
	readonly noun: string;
}

/** @throws OctavoError `invalid_parameters` or `limit_exceeded` on one of the fields; `cancelled`. */
export async function openSecond(
	{ bytes }: Document,
	password: string | undefined,
	fields: SecondFields,
	job: Job,
): Promise<OpenedSecond> {
	const seen = { repaired: false };
	const onRepaired = () => {
		seen.repaired = true;
	};
	try {
		const document = await openDocument(bytes, { ...job, onRepaired }, { password });
		return { document, isRepaired: seen.repaired };
	} catch (thrown) {
		throw thrown instanceof OctavoError ? onSecond(thrown, bytes, fields) : thrown;
	}
}

function onSecond(error: OctavoError, bytes: Uint8Array, { file, password, noun }: SecondFields): OctavoError {
	const refuse = (field: string, message: string, mentions: string[] = []) => invalidParameters([{ field, message, mentions }]);
	switch (error.code) {
		case 'password_required':
			return refuse(file, `needs a password: give it as ${password}`, [password]);
		case 'wrong_password':
			return refuse(password, `does not open ${noun}`);
		case 'unsupported_encryption':
			return refuse(file, 'is protected in a way that is not supported, such as by a certificate');
		case 'unreadable_document': {
			const kind = kindOfFile(bytes);
			return refuse(file, kind === undefined || kind === 'a PDF document' ? UNREADABLE : `is ${kind}; it must be a PDF document`);
		}
		case 'limit_exceeded': {
			const issues = error.issues.map(({ message }) => ({ field: file, message }));
			return new OctavoError(error.code, error.message, {
				issues,
				...(error.advice === undefined ? {} : { advice: error.advice }),
			});
		}
		default:
			return error;
	}
}

const UNREADABLE = 'cannot be read, or has no pages: it must be a complete PDF document';
