/** The state of a query: loading, failed, or its data. */
export interface Answer<Data> {
  data: Data | undefined;
  isError: boolean;
}
