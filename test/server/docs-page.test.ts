/** The pages for people: /docs and /. */
import { docsPage } from '../../server/contract/docs-page';
import { pathOf } from '../../shared/contract/names';
import { operationNames, operationOf } from '../../shared/contract/operations';
import { startService, type TestService } from '../support/hosts/service';

let service: TestService;
beforeAll(async () => {
	service = await startService();
});
afterAll(() => service.close());

test('/docs has every operation and field, and loads nothing', async () => {
	const answer = await fetch(`${service.url}/docs`);
	const page = await answer.text();
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
	expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
	for (const name of operationNames) {
		expect(page).toContain(`POST ${pathOf(name)}</code>`);
		for (const wire of Object.keys(operationOf(name).fields)) expect(page).toContain(`<code>${wire}</code>`);
	}
	expect(page).not.toMatch(/<script|<link|<img|src=|href="[^/#]/);
});

test('/docs writes no text of the description as HTML', () => {
	const operation = { operationId: 'x', summary: '<b>bold</b>', description: '"quoted" & <i>' };
	const page = docsPage({ info: { title: 'T', version: '1' }, paths: { '/v1/<x>': { post: operation } } });
	expect(page).not.toMatch(/<b>|<i>|\/<x>/);
	expect(page).toContain('&#60;b&#62;bold&#60;/b&#62;');
});

test('/ says what this is, for people and for programs', async () => {
	const forPrograms = await fetch(service.url);
	expect(await forPrograms.json()).toMatchObject({ service: 'Octavo', docs: '/docs', description: '/openapi.json' });
	const forPeople = await fetch(service.url, { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
	expect(forPeople.headers.get('content-type')).toBe('text/html; charset=utf-8');
	expect(await forPeople.text()).toContain('<a href="/docs">');
	expect((await fetch(service.url, { method: 'POST' })).status).toBe(405);
});
