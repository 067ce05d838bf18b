/** A PDF document under the pages of one that is made (docs/semantics.md, §20.3). */
import type { Document } from '../../contract/operations/types';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { addOverlay } from '../stamp/overlay/overlay';
import type { Stamped } from '../stamp/stamped';

const FIELDS = { file: 'letterhead', password: 'letterhead_password', noun: 'the letterhead' } as const;

/** Its pages go under the pages, the last of them under all that follow. */
export function addLetterhead(document: PdfDocument, file: Document, password: string | undefined, job: Job): Promise<Stamped> {
	const selected = Uint32Array.from({ length: document.pages.count }, (_, index) => index + 1);
	const laid = { file, password, fields: FIELDS, layer: 'under', repeat: 'last', fit: 'page' } as const;
	return addOverlay(document, laid, selected, job);
}
