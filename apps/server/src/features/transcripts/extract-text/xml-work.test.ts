import { describe, expect, test } from 'vitest';
import { BrokenXmlError, measureXml } from './xml-work.ts';

const measure = (xml: string) => measureXml(Buffer.from(xml));

test.each([
  ['', { elements: 0, depth: 0 }],
  ['<a/>', { elements: 1, depth: 0 }],
  ['<?xml version="1.0"?><a><b/><c>text</c></a>', { elements: 3, depth: 2 }],
  ['<a><!-- <b> --><![CDATA[ <c> ]]></a>', { elements: 1, depth: 1 }],
  ['<a><!-- > <b --></a>', { elements: 1, depth: 1 }],
  ['<?p > <b ?><a></a>', { elements: 1, depth: 1 }],
  ['<!DOCTYPE a><a></a>', { elements: 1, depth: 1 }],
  ['<a b="1 > 0" c=\'<d>\'></a><e/>', { elements: 2, depth: 1 }],
])('%s has elements and a depth', (xml, work) => {
  expect(measure(xml)).toEqual({ ...work, openFields: 0, namespaces: 0 });
});

test('fields of Word are counted while they are open', () => {
  const field = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`;
  const open = (...types: string[]) => measure(types.map(field).join('')).openFields;
  expect(open('begin', 'separate', 'end')).toBe(1);
  expect(open('begin', 'begin', 'end', 'begin', 'end', 'end')).toBe(2);
  expect(open('begin', 'end', 'begin', 'end')).toBe(1);
  expect(measure(`${field('begin')}<w:r/>${field('begin')}`).openFields).toBe(2);
  expect(measure("<w:fldChar w:fldCharType = 'begin'/>").openFields).toBe(1);
});

test('each prefix of a namespace is counted once', () => {
  expect(measure('<a xmlns="x"/>').namespaces).toBe(0);
  const xml = '<a xmlns:w="x" xmlns:r = "y"><b xmlns:w="z"/></a>';
  expect(measure(xml).namespaces).toBe(2);
});

describe('broken', () => {
  test.each([
    ['</a>', 'a closing tag without an opening one at byte 0'],
    ['<a/></a><a>', 'a closing tag without an opening one at byte 4'],
    ['<a><b></b>', '1 elements are not closed'],
    ['<a', 'a tag without an end at byte 0'],
    ['<a <b>', 'a tag in a tag at byte 3'],
    ['<a b="1>', 'no " behind byte 6'],
    ['<!-- a', 'no --> behind byte 4'],
    ['<!-->', 'no --> behind byte 4'],
  ])('%s', (xml, message) => {
    expect(() => measure(xml)).toThrow(new BrokenXmlError(message));
  });
});
