import { isWholeEmail } from '../../../lib/text/whole-email.ts';
import type { DeskSchema, Json } from '../content.ts';
import { type Group, isGroup } from '../group.ts';
import { isDemanded } from '../neighbours.ts';
import { judgeTogether } from './group-rules.ts';
import { doubtfulNumbers } from './numbers.ts';
import { RULES } from './rules.ts';
import { missing, wrong } from './sentences.ts';

type Path = (string | number)[];

/** A field that cannot be published as it is. */
export type Finding = {
  path: Path;
  /** Whether it only lacks a value, so that it is still to be written and nothing in it is wrong. */
  isMissing: boolean;
  /** A sentence for the owner. */
  text: string;
};

/**
 * What the build would refuse in a value, by the schema that the desk's form is drawn from: the browser asks it while
 * the owner types, and the publisher before it builds.
 */
export function judge(schema: DeskSchema, value: Json): Finding[] {
  return judgeAt(schema, value, [], schema.title ?? '');
}

function judgeAt(schema: DeskSchema, value: Json | undefined, path: Path, outer: string): Finding[] {
  const label = schema.title ?? outer;
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return judgeUnion(schema, members, value, path, label);
  if (isAllowedNull(schema, value)) return [];
  if (value === undefined || value === null) return lacking(schema, path, label);
  if (schema.type === 'null') return wrongAt(path, wrong.choice(label)); // beside others, in a union
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices === undefined) return judgeTyped(schema, value, path, label);
  if (choices.includes(value)) return [];
  return value === '' && schema.const === undefined ? lacking(schema, path, label) : wrongAt(path, wrong.choice(label));
}

/** A value that is there, by the type that the schema demands. */
function judgeTyped(schema: DeskSchema, value: Json, path: Path, label: string): Finding[] {
  const type = [schema.type].flat().find((one) => one !== 'null');
  const isNumeric = type === 'number' || type === 'integer';
  if (type === undefined) return [];
  if (type === 'string' && typeof value === 'string') return judgeText(schema, value, path, label);
  if (isNumeric && typeof value === 'number') return judgeNumber(schema, value, path, label);
  if (isNumeric && typeof value === 'string' && value.trim() !== '')
    return wrongAt(path, wrong.number(label, schema['x-desk'] === 'money'));
  if (type === 'boolean' && typeof value === 'boolean') return [];
  if (type === 'array' && Array.isArray(value)) return judgeList(schema, value, path, label);
  if (type === 'object' && isGroup(value)) return judgeGroup(schema, value, path, label);
  if (type === 'array' && value !== '' && typeof value === 'string' && schema['x-desk'] === 'hours')
    return wrongAt(path, wrong.hours(label));
  // Something was written into a cell of the table, but nothing that can be chosen.
  if ((type === 'boolean' || type === 'array') && value !== '') return wrongAt(path, missing(schema, label));
  return lacking(schema, path, label);
}

const wrongAt = (path: Path, text: string): Finding[] => [{ path, isMissing: false, text }];
const lacking = (schema: DeskSchema, path: Path, label: string): Finding[] => [
  { path, isMissing: true, text: missing(schema, label) },
];

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const isAllowedNull = ({ type, enum: values, const: only }: DeskSchema, value: Json | undefined): boolean =>
  value === null && ([type].flat().includes('null') || values?.includes(null) === true || only === null);

/** The findings of the member that the value comes nearest to; none if it fits one of them. */
function judgeUnion(
  schema: DeskSchema,
  members: DeskSchema[],
  value: Json | undefined,
  path: Path,
  label: string,
): Finding[] {
  const judged = members.map((member) => ({
    member,
    findings: judgeAt({ ...inherited(schema), ...member }, value, path, label),
  }));
  if (judged.some(({ findings }) => findings.length === 0)) return [];
  if (value === null || value === undefined) return lacking(schema, path, label);
  const sameType = judged.filter(({ member }) => hasTypeOf(member, value));
  const [nearest] = (sameType.length > 0 ? sameType : judged).sort((a, b) => a.findings.length - b.findings.length);
  return nearest?.findings ?? [];
}

/** The words and the control around a union are those of its members. */
function inherited({ title, 'x-desk': control }: DeskSchema): DeskSchema {
  return { ...(title !== undefined && { title }), ...(control !== undefined && { 'x-desk': control }) };
}

/** Whether a member is meant: of the value's type, and with its constants. */
function hasTypeOf({ type, enum: values, const: only, properties = {} }: DeskSchema, value: Json): boolean {
  const own = Array.isArray(value) ? 'array' : isGroup(value) ? 'object' : typeof value;
  const isOwn =
    type === own || (type === 'integer' && own === 'number') || (values ?? [only]).some((one) => typeof one === own);
  if (!isOwn || !isGroup(value)) return isOwn;
  return Object.entries(properties).every(([key, { const: fixed }]) => fixed === undefined || fixed === value[key]);
}

function judgeText(schema: DeskSchema, value: string, path: Path, label: string): Finding[] {
  const text = value.trim();
  if (text === '') {
    const isCompulsory = schema.minLength || schema.pattern || schema.format || schema['x-rule'];
    return isCompulsory ? lacking(schema, path, label) : [];
  }
  if (schema.maxLength !== undefined && text.length > schema.maxLength)
    return wrongAt(path, wrong.long(label, text.length, schema.maxLength));
  if (schema.minLength !== undefined && text.length < schema.minLength) return wrongAt(path, wrong.form(schema, label));
  const isFormed =
    (schema.pattern === undefined || new RegExp(schema.pattern).test(value)) &&
    (schema.format !== 'uri' || RULES.web(value)) &&
    (schema.format !== 'email' || isWholeEmail(value)) &&
    (schema['x-rule'] === undefined || RULES[schema['x-rule']](value));
  return isFormed ? [] : wrongAt(path, wrong.form(schema, label, text));
}

function judgeNumber(schema: DeskSchema, value: number, path: Path, label: string): Finding[] {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, exclusiveMinimum } = schema;
  const isMoney = schema['x-desk'] === 'money';
  if (schema.type === 'integer' && !Number.isInteger(value)) return wrongAt(path, wrong.whole(label));
  if (value < minimum) return wrongAt(path, wrong.small(label, minimum, isMoney));
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
    const least = schema.minimum ?? exclusiveMinimum + (schema.type === 'integer' ? 1 : 0);
    return wrongAt(path, wrong.small(label, least, isMoney));
  }
  if (value > maximum) return wrongAt(path, wrong.large(label, maximum, isMoney));
  return [];
}

function judgeList(schema: DeskSchema, value: Json[], path: Path, label: string): Finding[] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (value.length < minItems) {
    const text = value.length === 0 ? missing(schema, label) : wrong.few(label, minItems);
    return [{ path, isMissing: value.length === 0, text }];
  }
  if (value.length > maxItems) return [{ path, isMissing: false, text: wrong.many(label, maxItems) }];
  return schema.items
    ? value.flatMap((entry, index) => judgeAt(schema.items ?? {}, entry, [...path, index], label))
    : [];
}

function judgeGroup(schema: DeskSchema, value: Group, path: Path, label: string): Finding[] {
  const { properties = {}, required = [], additionalProperties: more } = schema;
  if (properties.print && value.print === '') {
    return [{ path: [...path, 'print'], isMissing: true, text: missing(schema, label) }];
  }
  const own = Object.entries(properties).flatMap(([key, field]): Finding[] =>
    Object.hasOwn(value, key) || required.includes(key)
      ? judgeAt(field, value[key], [...path, key], field.title ?? label)
      : [],
  );
  own.push(...judgeTogether(schema, value).map(({ at, text }) => ({ path: [...path, at], isMissing: false, text })));
  if (properties.whatsapp && properties.checks) {
    own.push(
      ...doubtfulNumbers(value, properties).map(({ path: at, text }) => ({
        path: [...path, ...at],
        isMissing: false,
        text,
      })),
    );
  }
  for (const [key, field] of Object.entries(properties)) {
    if (isDemanded(field, value) && isEmpty(value[key])) {
      own.push({ path: [...path, key], isMissing: true, text: missing(field, field.title ?? label) });
    }
  }
  const others = Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
  if (more === false && others.length > 0) return [...own, { path, isMissing: false, text: wrong.unknown(label) }];
  if (typeof more !== 'object') return own;
  return [...own, ...others.flatMap((key) => judgeAt(more, value[key], [...path, key], label))];
}
