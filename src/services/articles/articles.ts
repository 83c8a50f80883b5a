/** What a blog tells of one of its articles; a teaser and a picture it need not have. */
export type Article = { title: string; teaser: string; picture: { name: string; bytes: Uint8Array } | null }

/** `unknown`: the blog has no article with this address. `failed`: nothing usable came from it. */
export class ArticleFailure extends Error {
  readonly reason: 'unknown' | 'failed'

  constructor(reason: ArticleFailure['reason']) {
    super(`article ${reason}`)
    this.name = 'ArticleFailure'
    this.reason = reason
  }
}

/** A blog elsewhere whose articles are shown here in short. */
export type Articles = { find: (permalink: string) => Promise<Article> }
