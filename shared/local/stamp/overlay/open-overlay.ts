/** Opens the overlay; its problems are issues on its own fields (docs/semantics.md, D30 and D36). */
import type { Document } from '../../../backend';
import { invalidParameters, OctavoError } from '../../../errors';
import type { PdfDocument } from '../../../pdf/document';
import type { Job } from '../../../pdf/job';
import { openDocument } from '../../../pdf/open-document';
import { kindOfFile } from '../../../pdf/read/file-kind';

export interface OpenedOverlay {
	readonly overlay: PdfDocument;
	/** Whether it was damaged and had to be repaired. */
	readonly isRepaired: boolean;
}

/** @throws OctavoError `invalid_parameters` on `overlay` or `overlay_password`; `limit_exceeded` on `overlay`; `cancelled`. */
export async function openOverlay({ bytes }: Document, password: string | undefined, job: Job): Promise<OpenedOverlay> {
	const seen = { repaired: false };
	const onRepaired = () => {
		seen.repaired = true;
	};
	try {
		const overlay = await openDocument(bytes, { ...job, onRepaired }, { password });
		return { overlay, isRepaired: seen.repaired };
	} catch (thrown) {
		throw thrown instanceof OctavoError ? onOverlay(thrown, bytes) : thrown;
	}
}

function onOverlay(error: OctavoError, bytes: Uint8Array): OctavoError {
	const refuse = (field: string, message: string, mentions: string[] = []) => invalidParameters([{ field, message, mentions }]);
	switch (error.code) {
		case 'password_required':
			return refuse('overlay', 'needs a password: give it as overlay_password', ['overlay_password']);
		case 'wrong_password':
			return refuse('overlay_password', 'does not open the overlay');
		case 'unsupported_encryption':
			return refuse('overlay', 'is protected in a way that is not supported, such as by a certificate');
		case 'unreadable_document': {
			const kind = kindOfFile(bytes);
			return refuse(
				'overlay',
				kind === undefined || kind === 'a PDF document' ? UNREADABLE : `is ${kind}; it must be a PDF document`,
			);
		}
		case 'limit_exceeded': {
			const issues = error.issues.map(({ message }) => ({ field: 'overlay', message }));
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
