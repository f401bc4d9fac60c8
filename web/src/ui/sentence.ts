import { createElement, Fragment, type ReactNode } from 'react';

/** Renders a text that has links or emphasis in it. The catalogue says where in the sentence each part stands. */
export const sentence = (parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
