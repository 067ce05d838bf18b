/** Pages of very many damaged streams, each of which takes long for its bytes. */
import { PageContents } from '../../../shared/model/content/page-contents';
import { openDocument } from '../../../shared/pdf/open-document';
import { Ref, type Stream } from '../../../shared/pdf/syntax/values';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

/** Object 60 is a stream of empty blocks (RFC 1951, 3.2.6), which gives nothing. */
const damaged = async () => {
	const data = `\x78\x9c${'\x02\x08\x20\x80\0'.repeat(100)}`;
	return openDocument(rawPages(1, { objects: { 60: ['/Filter/FlateDecode', data] } }), job());
};

test('counts the time of a stream that gives nothing as work', async () => {
	const document = await damaged();
	const added = jest.spyOn(document.job.pace, 'addSince');
	expect(document.decodedPart(document.get(60) as Stream)).toMatchObject({ data: new Uint8Array(0), whole: false });
	expect(added).toHaveBeenCalledTimes(1);
});

test('may pause after each stream of a page whose content is joined', async () => {
	const document = await damaged();
	const step = jest.spyOn(document.job.pace, 'step').mockImplementation(() => undefined);
	const content = await new PageContents(document).content([new Ref(60), new Ref(60), new Ref(60)]);
	expect([Buffer.from(content).toString(), step.mock.calls.length]).toEqual(['\n\n', 3]);
});
