/** Strings of an object stream are encrypted with the stream, others one by one: strings that move between them are encrypted again. */
import type { Revision } from '../../support/documents/odd';
import { USER } from '../../support/documents/odd';
import { Draft, type Form } from '../../support/choices/draft';
import { perform } from '../../support/choices/trials';
import { writeDraft } from '../../support/choices/write-draft';
import { qpdfJson, withTools } from '../../support/judges/tools';

const forms: readonly Form[] = ['table', 'stream', 'hybrid', 'object streams'];
const revisions: readonly Revision[] = [2, 3, 4, 6];

withTools('qpdf')('the strings of an encrypted document', () => {
	test.each(forms.flatMap((form) => revisions.map((revision) => ({ form, revision }))))(
		'stay readable with a $form and revision $revision',
		async ({ form, revision }) => {
			const draft = new Draft();
			draft.form = form;
			draft.encryption = revision;
			const bytes = writeDraft(draft);
			for (const name of ['optimize_document', 'rotate_pages'] as const) {
				const { documents } = await perform(name, bytes, true);
				const { outlines, acroform, qpdf } = qpdfJson(documents[0]!.bytes, USER);
				expect({ name, titles: outlines.map(({ title }: { title: string }) => title) }).toEqual({
					name,
					titles: ['Chapter 1', 'Chapter 3', 'Chapter 5'],
				});
				expect(acroform.fields.map(({ fullname }: { fullname: string }) => fullname)).toEqual(['name', 'agree']);
				const info = qpdf[1].trailer.value['/Info'];
				expect(qpdf[1][`obj:${info}`].value['/Title']).toBe('u:A title');
			}
		},
	);
});
