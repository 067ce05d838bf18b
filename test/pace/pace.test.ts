/** How long work may take: the clock of the test, not of the machine. */
import { decode } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import { localBackend } from '../../shared/local';
import { Pace } from '../../shared/pace/pace';
import { numbered } from '../support/documents/drawn';
import { asDocument, pause } from '../support/hosts/local';
import { testInTurn } from '../support/sample';

const MUCH = 1_000_000;
const timeLimit = { seconds: 2, cure: 'Raise the limit' };

afterEach(() => jest.restoreAllMocks());

test('ends work that takes longer than its time limit, and says what to do', () => {
	let now = 0;
	jest.spyOn(performance, 'now').mockImplementation(() => now);
	const pace = new Pace(pause, undefined, undefined, timeLimit);
	now = 2000;
	void pace.step(MUCH);
	now = 2001;
	const late = (): unknown => pace.step(MUCH);
	expect(late).toThrow(OctavoError);
	expect(late).toThrow(
		expect.objectContaining({
			code: 'limit_exceeded',
			message: 'The work took longer than 2 seconds',
			advice: 'Raise the limit',
		}),
	);
});

test('counts work that cannot be interrupted: the next step is due', () => {
	let now = 0;
	jest.spyOn(performance, 'now').mockImplementation(() => now);
	const pace = new Pace(pause);
	now = 1000;
	expect([pace.step(1), pace.isFull]).toEqual([undefined, false]);
	pace.add(MUCH);
	expect(pace.isFull).toBe(true);
	expect(pace.step(0)).toBeInstanceOf(Promise);
});

testInTurn('the local backend ends a document at its time limit', async () => {
	const document = asDocument(await numbered(300));
	// Every look at the clock is a second later.
	let now = 0;
	jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
	const work = localBackend({ pause }).run('extract_text', [document], decode('extract_text', {}), { timeLimit });
	await expect(work).rejects.toMatchObject({ code: 'limit_exceeded', message: 'The work took longer than 2 seconds' });
});
