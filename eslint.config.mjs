import { n8nCommunityNodesPlugin } from '@n8n/eslint-plugin-community-nodes';
import n8nNodesBase from 'eslint-plugin-n8n-nodes-base';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { n8nRules } from './scripts/n8n/rules.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));

/** Code of the n8n package: it may import its own files, the packages that are bundled, and those that n8n lends. */
const SHIPPED = ['shared/**/*.ts', 'nodes/**/*.ts', 'credentials/**/*.ts'];
const BUNDLED =
	'node:crypto|fflate|formdata-node|form-data-encoder|@pdf-lib/fontkit|pdf-lib|re2js|bidi-js|linebreak|@nuintun/qrcode|yaml|mdast-util-from-markdown|mdast-util-gfm|micromark-extension-gfm|parse5|css-tree|css-tree/parser';
const only = (allowed) => ({
	patterns: [
		{
			regex: `^(?!\\.{1,2}/|(?:${allowed})$)`,
			message: `Only relative paths and ${allowed.replaceAll('|', ', ')} reach the package.`,
		},
	],
});

const FOREIGN_ERRORS = 'ThrowStatement > NewExpression[callee.name=/^(Error|TypeError|RangeError|SyntaxError)$/]';

/** Lists of unknown length have no room on the stack. */
const SPREAD =
	'CallExpression[callee.property.name=/^(push|unshift|splice|concat|max|min|fromCharCode|fromCodePoint)$/] > SpreadElement';
const SPREADS = { selector: SPREAD, message: 'Use addAll, greatest or least (shared/lists.ts), or a loop.' };

export default tseslint.config(
	{
		ignores: [
			'**/node_modules/',
			'dist/',
			'action/dist/',
			'.cache/',
			'coverage/',
			'examples/out/',
			'lib/declarations.d.ts',
			'package/',
		],
	},
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },
	{
		files: ['**/*.{ts,mts,mjs,cjs}'],
		extends: [tseslint.configs.base],
		rules: {
			eqeqeq: ['error', 'smart'],
			'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
			'no-control-regex': 'error',
			'no-misleading-character-class': 'error',
			'no-useless-escape': 'error',
			'no-var': 'error',
			'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
			'object-shorthand': 'error',
			'prefer-const': 'error',
			'prefer-template': 'error',
		},
	},
	{
		files: ['**/*.{ts,mts}'],
		extends: [tseslint.configs.strictTypeChecked],
		languageOptions: { parserOptions: { project: './tsconfig.check.json', tsconfigRootDir: root } },
		rules: {
			'@typescript-eslint/consistent-type-imports': [
				'error',
				{ fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
			],
			'@typescript-eslint/no-confusing-void-expression': 'off',
			// Indexed access is checked by the compiler; `!` says where a bound was established.
			'@typescript-eslint/no-non-null-assertion': 'off',
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
			// Characters are counted as code points (docs/semantics.md, §3).
			'@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
			// Functions of one shape are async, also those that have nothing to wait for.
			'@typescript-eslint/require-await': 'off',
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
		},
	},
	{
		files: ['test/**/*.ts', 'bench/**/*.{ts,mts}', 'fuzz/**/*.{ts,mts}', 'scripts/**/*.mts'],
		rules: {
			// Answers of foreign programs and libraries are untyped; tests look at a few values of them.
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
			'@typescript-eslint/no-unsafe-enum-assignment': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'@typescript-eslint/no-unnecessary-condition': 'off',
			'@typescript-eslint/no-unnecessary-type-parameters': 'off',
			'@typescript-eslint/no-base-to-string': 'off',
			'@typescript-eslint/no-implied-eval': 'off',
			'@typescript-eslint/no-require-imports': 'off',
			'@typescript-eslint/unbound-method': 'off',
			'@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
		},
	},
	{
		files: SHIPPED,
		plugins: n8nCommunityNodesPlugin.configs.recommended.plugins,
		rules: {
			'no-console': 'error',
			'no-restricted-imports': ['error', only(BUNDLED)],
			'@n8n/community-nodes/no-dangerous-functions': 'error',
			'@n8n/community-nodes/no-hardcoded-secrets': 'error',
			'@n8n/community-nodes/no-restricted-globals': 'error',
			'@n8n/community-nodes/no-restricted-imports': 'error',
		},
	},
	{
		files: ['shared/**/*.ts'],
		rules: {
			'no-restricted-syntax': [
				'error',
				{ selector: FOREIGN_ERRORS, message: 'Throw an OctavoError (shared/contract/errors.ts): hosts map its codes.' },
				{ selector: 'TSEnumDeclaration, TSModuleDeclaration', message: 'Use literal unions and plain objects.' },
				SPREADS,
			],
		},
	},
	{
		files: [
			'nodes/**/*.ts',
			'credentials/**/*.ts',
			'action/**/*.ts',
			'runs/**/*.ts',
			'cli/**/*.ts',
			'server/**/*.ts',
			'workers/**/*.ts',
		],
		rules: { 'no-restricted-syntax': ['error', SPREADS] },
	},
	{
		files: ['nodes/**/*.ts', 'credentials/**/*.ts'],
		plugins: { 'n8n-nodes-base': n8nNodesBase },
		rules: {
			...n8nCommunityNodesPlugin.configs.recommended.rules,
			'no-restricted-imports': ['error', only(`${BUNDLED}|n8n-workflow`)],
			// Enumerations of n8n-workflow are compared with the strings that arrive in parameters.
			'@typescript-eslint/no-unsafe-enum-comparison': 'off',
		},
	},
	{ files: ['nodes/**/*.ts'], rules: n8nRules('nodes') },
	{ files: ['credentials/**/*.ts'], rules: n8nRules('credentials') },
);
