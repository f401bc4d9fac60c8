import { createElement, type SVGProps } from 'react';

/** One line, circle or path of an icon, with its attributes in SVG. */
type Shape = [tag: string, attributes: Record<string, string>];

const FRAME = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const isNamed = (props: object) =>
  Object.keys(props).some((name) => name === 'role' || name.startsWith('aria-'));

/**
 * Makes a component of the shapes of an icon. The build puts it in the place of lucide's own function, which every page
 * would load with what we never ask of it, and run for each icon of each row.
 */
export default function createIcon({ node }: { node: Shape[] }) {
  const shapes = node.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement('svg', { ...FRAME, 'aria-hidden': isNamed(props) ? undefined : true, ...props }, shapes);
}
