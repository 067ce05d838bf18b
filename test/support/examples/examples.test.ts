/** Every example, through the local backend. */
import { decode } from '../../../shared/contract/values/decode';
import { operationNames } from '../../../shared/contract/operations';
import { examples, inputsOf, parametersOf } from '.';
import { judgeExample } from '../judges/judge-example';
import { local } from '../hosts/local';
import { withTools } from '../judges/tools';
import { sampled } from '../sample';

withTools('qpdf', 'poppler')('the example of', () => {
	test.each(sampled(operationNames, 20))('%s gives what it promises', async (name) => {
		const example = examples[name];
		const outcome = await local.run(name, await inputsOf(example), decode(name, await parametersOf(example)));
		judgeExample(example, {
			documents: outcome.documents.map(({ bytes }) => bytes),
			files: (outcome.files ?? []).map((file) => file.name),
			...(outcome.data ? { data: outcome.data } : {}),
		});
	});
});
