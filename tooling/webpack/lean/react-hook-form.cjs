const leaveOut = require('./leave-out.cjs');
const replaceTexts = require('./replace-texts.cjs');

// A form is checked by its schema when it is sent, and from then on whenever a field changes (`useSaveForm`). Fields have no rules of
// their own, values no lists, and nothing asks what was touched or differs from the beginning. The names are those of one exact version.

/** @param {string[]} names @param {string} [value] */
const each = (names, value = '') => Object.fromEntries(names.map((name) => [name, value]));
const fail = (what) => `throw Error(${what} + ' is left out of react-hook-form here.');`;
const onlyFor = (name, known) => `if (!/^(?:${known})$/.test(${name})) ${fail(name)}`;

/** Where something is asked for that is left out, and what then says so. */
const GUARDS = [
  [
    'function useForm(props = {}) {',
    `for (const option in props) ${onlyFor('option', 'resolver|shouldFocusError|defaultValues')}
     if (!props.resolver || props.shouldFocusError !== false) ${fail("'A form without a schema, or with a focus of its own,'")}`,
  ],
  ['function useWatch(props) {', `for (const option in props) ${onlyFor('option', 'control|name')}`],
  [
    'const register = (name, options = {}) => {',
    `for (const option in options) ${onlyFor('option', 'deps|onChange|onBlur|setValueAs')}`,
  ],
  [
    'const radioOrCheckbox = isRadioOrCheckbox(fieldRef);',
    `if (/^(?:checkbox|file|select)/.test(fieldRef.type)) ${fail('fieldRef.type')}`,
  ],
  ['const _key = key;', `if (/irty|touched|alid/.test(key)) ${fail('key')}`],
].map(([text, guard]) => [text, `${text} ${guard}`, 1]);

/** What is always the same, and is told by no name of its own. */
const ALWAYS = [
  ['if (_options.resolver) {', 'if (true) {', 4],
  ['!_options.resolver', 'false', 2],
  ['_options.disabled', 'undefined', 8],
  ['props.disabled', 'undefined', 4],
  [' options.disabled', ' undefined', 2],
  ['props.values', 'undefined', 1],
  ['_options.values', 'undefined', 3],
  ['props.errors', 'undefined', 2],
  ['_options.errors', 'undefined', 1],
  ['isFunction(_options.defaultValues)', 'false', 2],
  ['isFunction(props.defaultValues)', 'false', 3],
  ['_names.disabled.size &&', 'false &&', 1],
  ['setTimeout(_focusError);', '', 1],
  ['Object.keys(delayErrorCallbacks).forEach(cancelDelayedError);', '', 5],
  ['Object.prototype.hasOwnProperty.call(delayErrorCallbacks, name)', 'false', 2],
  [
    'defaultValue, disabled, exact, compute, } = props || {};',
    '} = props || {}; const defaultValue = undefined, disabled = undefined, exact = undefined, compute = undefined;',
    1,
  ],
];

/** What a form hands to hooks besides what they ask it for. */
const UNASKED = `            _runSchema,
            _updateIsValidating,
            _focusError,
            _getWatch,
            _getDirty,
            _setValid,
            _setFieldArray,
            _setDisabledField,
            _setErrors,
            _getFieldArray,
            _reset,
            _resetDefaultValues,
            _removeUnmounted,
            _disableForm,
`;

/** How effects of a form begin that follow options which no form has. */
const EFFECTS = [
  'control._disableForm(',
  'if (props.mode) {',
  'if (props.errors) {',
  'if (_hadValidate.current ',
  'props.shouldUnregister &&',
  'if (control._proxyFormState.isDirty) {',
  'if (props.values &&',
];

function withoutEffects(source) {
  return EFFECTS.reduce((text, first) => {
    const begin = `    React.useEffect(() => {\n        ${first}`;
    const [before, effect, ...more] = text.split(begin);
    const end = effect?.indexOf('\n    }, [') ?? -1;
    if (end < 0 || more.length > 0)
      throw new Error(`react-hook-form has not one effect that begins with '${first}', as is known.`);
    return before + effect.slice(effect.indexOf(');\n', end) + 3);
  }, source);
}

/** What nothing comes of. */
const NOTHING = [
  '_focusError',
  '_setDisabledField',
  '_setValid',
  '_updateIsValidating',
  'cancelDelayedError',
  'cancelDelayedErrorTree',
  'control._removeUnmounted',
  'control._setValid',
  'updateFieldArrayRootError',
  'validateForm',
];

/** What is never so. */
const NEVER = [
  '_getDirty',
  '_isTracked',
  '_names.array.has',
  'hasExplicitNullIntermediate',
  'hasValidation',
  'isCheckBoxInput',
  'isEmptyObjectWithCustomPrototype',
  'isFileInput',
  'isMultipleSelect',
  'isNameInFieldArray',
  'isPastArrayEnd',
  'isSelectEdited',
  'isStaleArrayField',
];

const CALLS = {
  ...each(NOTHING, 'undefined'),
  ...each(NEVER, 'false'),
  getDirtyFields: '{}',
  getFieldArrayItemNames: '[]',
  getValidationModes: '{}',
  updateTouchAndDirty: '{}',
};

const FUNCTIONS = {
  ...each(
    ['clearErrors', 'getErrors', 'resetField', 'resetDefaultValues', 'setError', 'setValues', 'unregister'],
    fail("'This'"),
  ),
  extractFormValues: fail("'What was touched or changed'"),
  getFieldState:
    'const error = get((formState || _formState).errors, name); return { invalid: !!error, error };',
  getFieldValueAs: 'return isUndefined(value) || !setValueAs ? value : setValueAs(value);',
  getResolverOptions: 'return {};',
  skipValidation: 'return !isSubmitted || isBlurEvent;',
  watch: `if (isFunction(name)) ${fail("'Watching with a function'")} return _getWatch(name, undefined, true);`,
};

/** Options and parts of a form's state by the names of their properties, and what each is where it is read. */
const PROPERTIES = {
  ...each(
    [
      'context',
      'criteriaMode',
      'delayError',
      'dirtyFields',
      'formControl',
      'keepDirty',
      'keepDirtyValues',
      'keepErrors',
      'keepFieldsRef',
      'keepIsSubmitSuccessful',
      'keepIsSubmitted',
      'keepIsValid',
      'keepIsValidating',
      'keepTouched',
      'keepValues',
      'mode',
      'progressive',
      'reValidateMode',
      'resetOptions',
      'shouldDirty',
      'shouldFocus',
      'shouldFocusError',
      'shouldTouch',
      'shouldUnregister',
      'shouldUseNativeValidation',
      'touchedFields',
      'validate',
      'validatingFields',
    ],
    'undefined',
  ),
  ...each(['action', 'isDirty', 'isValid', 'isValidating'], 'false'),
};

const CONSTANTS = {
  ...each(['INPUT_VALIDATION_RULES', 'RESET_OPTIONS', '_compute', '_defaultValue'], '({})'),
  REGISTER_VALIDATION_RULES: '[]',
};

/**
 * Leaves out of react-hook-form what no form of the product uses (ADR 48), so that the minimizer drops it.
 * @param {string} source of the module
 */
module.exports = function leanReactHookForm(source) {
  const always = replaceTexts(withoutEffects(source), 'react-hook-form', [
    ...ALWAYS,
    [UNASKED, '            _getWatch,\n', 1],
  ]);
  const lean = leaveOut(always, {
    functions: FUNCTIONS,
    calls: CALLS,
    constants: CONSTANTS,
    properties: PROPERTIES,
  });
  return replaceTexts(lean, 'react-hook-form', GUARDS);
};
