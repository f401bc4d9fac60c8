/** One entry of the static file /Blogs.json. */
export interface BlogEntry {
  id: string;
  heading: string;
  description: string;
  image: string;
  /** The key takeaways. */
  tips: string[];
  category: string;
  readTime: string;
  publishedOn: string;
}
